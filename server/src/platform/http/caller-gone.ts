import type { FastifyReply } from 'fastify';

/** The caller hung up before the answer was ready: nobody will read what is answered now. */
export class CallerGone extends Error {
  override readonly name = 'CallerGone';
}

/** Aborted with `CallerGone` when the line is closed before the answer was sent whole. */
export function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort(new CallerGone('the caller hung up'));
  });
  return controller.signal;
}
