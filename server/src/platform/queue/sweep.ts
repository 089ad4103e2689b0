import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { describeError } from '../logging/create-log.ts';
import type { Services } from '../services.ts';

/** Regular tidying, done by each worker: running twice, or at once in two workers, must do no harm. */
export interface Sweep {
  /** `domain.what-is-removed` */
  readonly name: string;
  readonly everySeconds: number;
  readonly sweep: (services: Services) => Promise<void>;
}

/** Runs the sweeps until stopped, each for the first time soon after the start. */
export function startSweeps(services: Services, sweeps: readonly Sweep[]): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>();
  const timers = sweeps.flatMap((sweep) => {
    const run = () => {
      const run = runSweep(services, sweep).finally(() => running.delete(run));
      running.add(run);
    };
    return [setTimeout(run, Math.random() * 10_000), setInterval(run, sweep.everySeconds * 1000)];
  });
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

async function runSweep(services: Services, { name, sweep }: Sweep): Promise<void> {
  try {
    await sweep(services);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return; // the next time will do
    services.log.error({ sweep: name, error: describeError(error) }, 'a sweep failed');
  }
}
