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
  /** Runs the use case with a sender of events; returns the envelope. @throws the error of a call without events */
  run(tell: (event: unknown) => void): Promise<unknown>;
  /** The envelope of what was thrown after the first event. */
  refuse(error: unknown): unknown;
}

/**
 * Runs the use case. As soon as it sends its first event, the answer becomes a stream of events, status 200, that ends
 * with the envelope. A use case that ends without an event is answered like a call without events, by its
 * own status: 404 for what is not there, say.
 */
export async function answerWithEvents(
  reply: FastifyReply,
  { events }: Endpoint,
  { run, refuse }: EventedAnswer,
): Promise<unknown> {
  const stream = new PassThrough();
  let began: (() => void) | undefined;
  const firstEvent = new Promise<'progress'>((resolve) => {
    began = () => resolve('progress');
  });
  const { pass, end } = latestOnBeat((event) => {
    began?.();
    stream.write(written('progress', event));
  });
  stream.once('close', end);
  const answer = run((event) => pass(events?.parse(event)));
  const first = await Promise.race([firstEvent, answer.finally(end).then(() => 'answered' as const)]);
  if (first === 'answered') return answer;
  const alive = setInterval(() => stream.write(': still here\n\n'), signOfLifeMs);
  void answer
    .catch(refuse)
    .then((envelope) => stream.end(written('answer', envelope)))
    .finally(() => clearInterval(alive));
  return reply.header('x-accel-buffering', 'no').type(`${eventStreamType}; charset=utf-8`).send(stream);
}

/** Passes on at most one event a beat, the newest; one that nothing follows is passed on at the next beat. */
function latestOnBeat(send: (event: unknown) => void) {
  let last = Number.NEGATIVE_INFINITY;
  let newest: unknown;
  let waiting: NodeJS.Timeout | undefined;
  let isEnded = false;
  const sendNewest = () => {
    last = performance.now();
    waiting = undefined;
    send(newest);
  };
  return {
    pass(event: unknown) {
      if (isEnded) return;
      newest = event;
      const left = last + eventEveryMs - performance.now();
      if (left <= 0 && waiting === undefined) sendNewest();
      else waiting ??= setTimeout(sendNewest, left);
    },
    end() {
      isEnded = true;
      clearTimeout(waiting);
    },
  };
}

function written(event: 'progress' | 'answer', data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
