import type { IncomingMessage } from 'node:http';
import { defaultInterfaceLanguage } from '@transloom/contracts/answer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { namedLanguage } from './answer.ts';
import { hangUp } from './answer-client-error.ts';

/** How fast a body must come. */
export interface BodyPace {
  /** How often a body is looked at. */
  readonly windowMs: number;
  /** Least that comes in a window, unless we are the ones who do not read. */
  readonly windowBytes: number;
  /** Bodies that are read whole first, such as JSON, are complete by then. */
  readonly wholeMs: number;
}

/** Any line that carries a call at all is faster; a file may take as long as it needs at this pace. */
export const bodyPace: BodyPace = { windowMs: 15_000, windowBytes: 15 * 1024, wholeMs: 60_000 };

/** Hangs up on who sends so slowly that the body only holds a place, also after it was refused unread. */
export function watchBodies(app: FastifyInstance, pace: BodyPace): void {
  app.addHook('onRequest', async (request, reply) => {
    if (hasBody(request.raw)) watch(request, reply, pace);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(request: FastifyRequest, reply: FastifyReply, pace: BodyPace): void {
  const { raw } = request;
  const isFile = request.headers['content-type']?.startsWith('multipart/') === true;
  const due = performance.now() + pace.wholeMs;
  let seen = raw.socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete || raw.destroyed) return clearInterval(timer);
    const came = raw.socket.bytesRead - seen;
    seen = raw.socket.bytesRead;
    const isLate = !isFile && performance.now() > due;
    const isSlow = came < pace.windowBytes && raw.readableLength === 0;
    if (!isLate && !isSlow) return;
    clearInterval(timer);
    if (reply.raw.headersSent) raw.destroy();
    else
      hangUp(raw.socket, new AppError('request.timeout'), namedLanguage(request) ?? defaultInterfaceLanguage);
  }, pace.windowMs);
  timer.unref();
  raw.once('close', () => clearInterval(timer));
}
