import type { ClientMessage, ServerMessage } from '@transloom/contracts/realtime';
import { onTestFinished } from 'vitest';
import type { TestUser } from './test-server.ts';

export interface TestSocket {
  /** What came so far. */
  readonly received: ServerMessage[];
  /** The close code, once closed. */
  code(): number | undefined;
  send(message: ClientMessage | string): void;
  close(): void;
}

interface SocketOptions {
  readonly port: number;
  readonly path: string;
  readonly user?: TestUser;
  /** Null for none. */
  readonly origin?: string | null;
}

/** Node's own client takes headers, which browsers set themselves. */
type SocketWithHeaders = new (url: string, options: { headers: Record<string, string> }) => WebSocket;

/** Connects as a browser does; fails where the server refuses. */
export function openSocket({ port, path, user, origin }: SocketOptions): Promise<TestSocket> {
  const own = `http://127.0.0.1:${port}`;
  const headers = {
    ...(origin === null ? {} : { origin: origin ?? own }),
    ...(user === undefined ? {} : { cookie: user.cookie }),
  };
  const socket = new (WebSocket as unknown as SocketWithHeaders)(`ws://127.0.0.1:${port}${path}`, {
    headers,
  });
  onTestFinished(() => socket.close());
  const received: ServerMessage[] = [];
  let code: number | undefined;
  socket.addEventListener('message', ({ data }) => received.push(JSON.parse(String(data)) as ServerMessage));
  socket.addEventListener('close', (event) => {
    code = event.code;
  });
  const connection: TestSocket = {
    received,
    code: () => code,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    close: () => socket.close(),
  };
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => resolve(connection));
    socket.addEventListener('error', () => reject(new Error('the connection was refused')));
  });
}
