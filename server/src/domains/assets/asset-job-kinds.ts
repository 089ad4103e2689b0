import type { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/queue/define-job.ts';

interface NamedJob<Payload extends z.ZodType> {
  readonly kind: string;
  readonly payload: Payload;
}

/** Deletes in steps what a deleted thing holds. */
export function defineRemovalJob<Payload extends z.ZodType>(job: NamedJob<Payload>): JobKind<Payload> {
  const whenRepeated = 'Deletes what is left.';
  return defineJob({ ...job, whenRepeated, retries: 5, timeoutSeconds: 3_600, concurrency: 1 });
}

/** Copies entries of other assets into a new one. */
export function defineFillingJob<Payload extends z.ZodType>(
  job: NamedJob<Payload> & { readonly timeoutSeconds: number },
): JobKind<Payload> {
  const whenRepeated = 'Starts again; entries that are there already are not added again.';
  return defineJob({ ...job, whenRepeated, retries: 5, concurrency: 1 });
}
