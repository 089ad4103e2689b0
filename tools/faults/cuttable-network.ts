import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableNetwork {
  readonly port: number;
  /** Breaks every connection, and refuses new ones until `mend`. */
  cut(): void;
  /** Lets nothing through and breaks nothing until `mend`, as a line without an end does. */
  stall(): void;
  mend(): void;
  close(): void;
}

/** A network between programs and a port of this machine. */
export async function cuttableNetwork(targetPort: () => number): Promise<CuttableNetwork> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'whole' | 'cut' | 'stalled' = 'whole';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(targetPort(), '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.pipe(far).pipe(near);
    if (state === 'stalled') for (const socket of pair) socket.pause();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const destroyAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      destroyAll();
    },
    stall() {
      state = 'stalled';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend() {
      if (state === 'stalled') for (const pair of pairs) for (const socket of pair) socket.resume();
      state = 'whole';
    },
    close() {
      server.close();
      destroyAll();
    },
  };
}
