import type { z } from 'zod';

/** A kind of background work: its name, payload and limits. The handler is bound elsewhere, so that enqueuing loads no handler. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** `domain.verb-noun`, such as `documents.prepare-document`. */
  readonly kind: string;
  readonly payload: Payload;
  /** What happens when it runs twice, in one sentence; shown in the documentation. */
  readonly whenRepeated: string;
  /** Runs after the first that end in an error other than AppError; with growing pauses. */
  readonly retries: number;
  /** A run that takes longer is given away. */
  readonly timeoutSeconds: number;
  /** Runs at once in one worker process. */
  readonly concurrency: number;
}

export function defineJob<Payload extends z.ZodType>(kind: JobKind<Payload>): JobKind<Payload> {
  return kind;
}

export interface EnqueueOptions {
  /** At most one unfinished job with this key; the existing one's id is returned. */
  readonly key?: string;
  readonly delaySeconds?: number;
}

/** Gives the job's id. */
export type Enqueue = <Payload extends z.ZodType>(
  kind: JobKind<Payload>,
  payload: z.input<Payload>,
  options?: EnqueueOptions,
) => Promise<string>;
