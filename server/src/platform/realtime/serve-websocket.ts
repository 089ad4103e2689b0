import { randomUUID } from 'node:crypto';
import websocket, { type WebSocket } from '@fastify/websocket';
import { realtimePath } from '@transloom/contracts/realtime';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { requireOwnOrigin } from '../http/guard.ts';
import type { HttpSettings } from '../http/http-settings.ts';
import { identify } from '../http/identify.ts';
import type { SessionCookies } from '../http/sessions/session-cookies.ts';
import { describeError } from '../logging/create-log.ts';
import type { Connection } from './connections.ts';
import type { Hub } from './hub.ts';

const messageBytes = 64 * 1024;
const messagesPerSecond = 20;
const pingMs = 30_000;
const policyViolation = 1008;

/** The address for pushes: needs the session cookie and the own origin, as every call. */
export async function serveWebsocket(
  app: FastifyInstance,
  settings: HttpSettings,
  cookies: SessionCookies,
  hub: Hub,
): Promise<void> {
  await app.register(websocket, { options: { maxPayload: messageBytes } });
  const requireMember = async (request: FastifyRequest) => {
    // Browsers always name the origin here, and no preflight asks before.
    if (request.headers.origin === undefined) throw new AppError('request.forged');
    requireOwnOrigin(request, settings.publicUrl);
    request.identity = await identify(settings, cookies, request);
    if (request.identity.actor === undefined) throw new AppError('session.expired');
  };
  app.get(realtimePath, { websocket: true, preValidation: requireMember }, (socket, request) => {
    receiveFrom(socket, hub, openConnection(socket, settings, hub, request), (error) => {
      settings.services.log.warn({ error: describeError(error) }, 'a connection ended in an error');
      socket.terminate();
    });
  });
}

async function openConnection(
  socket: WebSocket,
  { services }: HttpSettings,
  hub: Hub,
  { identity }: FastifyRequest,
): Promise<Connection> {
  const { actor, session } = identity ?? {};
  if (actor === undefined || session === undefined) throw new AppError('session.expired');
  const username = await services.database.systemTransaction((db) => hub.rules.nameOf(db, actor));
  const { sessionId } = session;
  const connection: Connection = { connectionId: randomUUID(), socket, actor, sessionId, username };
  hub.connect(connection);
  return connection;
}

/** Messages one after the other; they may come before the connection is known. */
function receiveFrom(
  socket: WebSocket,
  hub: Hub,
  connected: Promise<Connection>,
  fail: (error: unknown) => void,
): void {
  let work: Promise<unknown> = connected;
  const next = (step: (connection: Connection) => Promise<void>) => {
    work = work.then(async () => step(await connected));
    work.catch(fail);
  };
  const allows = messageRate();
  socket.on('message', (data) => {
    if (allows()) next((connection) => hub.receive(connection, String(data)));
    else socket.close(policyViolation);
  });
  socket.on('error', () => socket.terminate());
  const beat = keepAlive(socket);
  socket.on('close', () => {
    clearInterval(beat);
    next((connection) => hub.disconnect(connection));
  });
  connected.catch(fail);
}

/** Says of each message whether it is within the rate. */
function messageRate(): () => boolean {
  let second = 0;
  let received = 0;
  return () => {
    const now = Math.floor(performance.now() / 1000);
    received = now === second ? received + 1 : 1;
    second = now;
    return received <= messagesPerSecond;
  };
}

/** Finds browsers that went away without a word. */
function keepAlive(socket: WebSocket): NodeJS.Timeout {
  let answered = true;
  socket.on('pong', () => {
    answered = true;
  });
  return setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, pingMs);
}
