import { z } from 'zod';
import { defineJob, type JobKind } from '../../platform/queue/define-job.ts';
import type { WorkCharges } from './work-charges.ts';
import type { AnyWorkDefinition } from './work-definition.ts';

const payload = z.object({ workId: z.uuid() });

/** A kind of work with what runs it and what it pays with. */
export interface WorkKind {
  readonly definition: AnyWorkDefinition;
  readonly charges: WorkCharges;
  readonly job: JobKind<typeof payload>;
}

export function jobOfWork({ contract, retries, timeoutSeconds, concurrency }: AnyWorkDefinition) {
  return defineJob({
    kind: `work.${contract.kind}`,
    payload,
    whenRepeated: 'Goes on at the step that was not finished, from what it had kept.',
    retries,
    timeoutSeconds,
    concurrency,
  });
}
