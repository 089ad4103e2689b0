import { PassThrough } from 'node:stream';
import { eventStreamType } from '@transloom/contracts/answer';
import type { Endpoint } from '@transloom/contracts/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Quicker than anybody reads, and slow enough that a long text is not sent a thousand times. */
const eventEveryMs = 50;
/** Proxies close a line on which nothing moves. */
const signOfLifeMs = 15_000;

/** Whether the caller wants to hear how it goes, and the endpoint has something to tell. */
export function wantsEvents({ events }: Endpoint, { headers }: FastifyRequest): boolean {
  return events !== undefined && (headers.accept ?? '').includes(eventStreamType);
}

export interface EventedAnswer {
  /** The use case, told how to tell; gives the envelope. @throws what an answer without events would say */
  run(tell: (event: unknown) => void): Promise<unknown>;
  /** The envelope of what was thrown after the first event. */
  refuse(error: unknown): unknown;
}

/**
 * Runs the use case. As soon as it tells its first event, the answer becomes a stream of events, status 200, that ends
 * with the envelope. A use case that ends without having told anything is answered like a call without events, by its
 * own status: 404 for what is not there, say.
 */
export async function answerWithEvents(
  reply: FastifyReply,
  { events }: Endpoint,
  { run, refuse }: EventedAnswer,
): Promise<unknown> {
  const stream = new PassThrough();
  let began: (() => void) | undefined;
  const firstTold = new Promise<'told'>((resolve) => {
    began = () => resolve('told');
  });
  let last = Number.NEGATIVE_INFINITY;
  const tell = (event: unknown) => {
    const now = performance.now();
    if (stream.destroyed || now - last < eventEveryMs) return;
    last = now;
    began?.();
    stream.write(written('told', events?.parse(event)));
  };
  const answer = run(tell);
  const first = await Promise.race([firstTold, answer.then(() => 'answered' as const)]);
  if (first === 'answered') return answer;
  const alive = setInterval(() => stream.write(': still here\n\n'), signOfLifeMs);
  void answer
    .catch(refuse)
    .then((envelope) => stream.end(written('answer', envelope)))
    .finally(() => clearInterval(alive));
  return reply.header('x-accel-buffering', 'no').type(`${eventStreamType}; charset=utf-8`).send(stream);
}

function written(event: 'told' | 'answer', data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
