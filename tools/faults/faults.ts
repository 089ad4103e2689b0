import { setTimeout as wait } from 'node:timers/promises';
import type { Installation } from './installation.ts';

export interface Fault {
  readonly name: string;
  /** Happens, and is over. */
  happen(installation: Installation): Promise<void>;
}

const seconds = (count: number) => wait(count * 1000);

/** A killed worker comes first: its work is taken up half a minute later. */
export const faults: readonly Fault[] = [
  { name: 'worker killed', happen: async ({ worker }) => worker.kill() },
  { name: 'API killed', happen: async ({ api }) => api.kill() },
  { name: 'database killed', happen: async ({ killDatabase }) => killDatabase() },
  {
    name: 'network cut',
    async happen({ network }) {
      network.cut();
      await seconds(2);
      network.mend();
    },
  },
  {
    name: 'network stalled',
    async happen({ network }) {
      network.stall();
      await seconds(4);
      network.mend();
    },
  },
  {
    name: 'disk full',
    async happen({ disk }) {
      await disk?.fill();
      await seconds(4);
      disk?.free();
    },
  },
  clockMoved('ahead 10 minutes', 600),
  clockMoved('back 10 minutes', -600),
  clockMoved('back a day', -86_400),
  {
    name: 'all killed',
    async happen({ api, worker, killDatabase }) {
      for (const kill of [api.kill, worker.kill, killDatabase]) kill();
    },
  },
];

function clockMoved(name: string, aheadSeconds: number): Fault {
  return {
    name: `clock ${name}`,
    async happen({ moveClock }) {
      moveClock(aheadSeconds);
      await seconds(3);
      moveClock(0);
    },
  };
}
