import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A wire to a server that a test can cut and mend. */
export interface TcpProxy {
  readonly port: number;
  /** Resets all connections and refuses new ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
}

export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.on('error', () => undefined); // the other end learns of it by its own close
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const { port } = address;
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.resetAndDestroy();
    await closed;
  };
  return { port, cut, mend: () => listen(port) };
}
