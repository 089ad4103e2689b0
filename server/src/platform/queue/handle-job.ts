import type { Failure } from '@transloom/contracts/jobs';
import type { z } from 'zod';
import type { Actor, Context, JobContext } from '../context.ts';
import type { PublishedEvent } from '../realtime/events.ts';
import type { JobKind } from './define-job.ts';
import type { LastWrite } from './last-write.ts';

/**
 * Does the work of a job, and gives the last write of it, with which the job ends. It may run twice: see the kind's
 * `whenRepeated`. What it writes before goes through `context.transact`, which refuses once the job was cancelled or given
 * to another worker; the error that it throws then must rise.
 */
export type JobHandler<Kind extends JobKind> = (
  context: JobContext,
  payload: z.output<Kind['payload']>,
) => Promise<LastWrite>;

/** Events for browsers when state or progress of the job has changed, a few times a second at most. */
export type AnnounceJob<Kind extends JobKind> = (
  payload: z.output<Kind['payload']>,
  actor: Actor,
) => readonly PublishedEvent[];

/**
 * Runs when a job ends without its work: a refusal, the last retry, or somebody cancelled it
 * (`job.cancelled`). In the transaction that ends the job.
 */
export type AfterFailure<Kind extends JobKind> = (
  context: Context,
  payload: z.output<Kind['payload']>,
  failure: Failure,
) => Promise<void>;

/**
 * Starts the work of a failed job again, as its owner could. Runs in the owner's name.
 * @throws {AppError} where the thing has changed meanwhile
 */
export type RetryJob<Kind extends JobKind> = (
  context: Context,
  payload: z.output<Kind['payload']>,
) => Promise<void>;

export interface JobCallbacks<Kind extends JobKind> {
  readonly announce?: AnnounceJob<Kind>;
  readonly afterFailure?: AfterFailure<Kind>;
  /** `again`: the same payload in a new job does it. Left out where only the page of the thing can start it again. */
  readonly retry?: RetryJob<Kind> | 'again';
}

/** A kind of job bound to its handler. */
export interface BoundJob {
  readonly kind: JobKind;
  // biome-ignore lint/suspicious/noExplicitAny: handlers of all kinds stand in one list; `handleJob` has checked each
  readonly handler: (context: JobContext, payload: any) => Promise<LastWrite>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly announce: (payload: any, actor: Actor) => readonly PublishedEvent[];
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly afterFailure: (context: Context, payload: any, failure: Failure) => Promise<void>;
  // biome-ignore lint/suspicious/noExplicitAny: the same
  readonly retry: ((context: Context, payload: any) => Promise<void>) | undefined;
}

export function handleJob<Kind extends JobKind>(
  kind: Kind,
  handler: JobHandler<Kind>,
  { announce = () => [], afterFailure, retry = afterFailure ? undefined : 'again' }: JobCallbacks<Kind> = {},
): BoundJob {
  return {
    kind,
    handler,
    announce,
    afterFailure: afterFailure ?? (async () => undefined),
    retry:
      retry === 'again' ? async (context, payload) => void (await context.enqueue(kind, payload)) : retry,
  };
}
