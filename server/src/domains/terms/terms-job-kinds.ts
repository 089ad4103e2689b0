import { termFilterSchema } from '@transloom/contracts/term-entries';
import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const removeTermBaseJob = defineJob({
  kind: 'terms.remove-term-base',
  payload: z.object({ termBaseId: z.uuid() }),
  whenRepeated: 'Takes away what is left.',
  retries: 5,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const mergeTermsJob = defineJob({
  kind: 'terms.merge-term-bases',
  payload: z.object({
    termBaseId: z.uuid(),
    fromIds: z.array(z.uuid()),
    keep: z.enum(['all', 'newest', 'base']),
  }),
  whenRepeated: 'Begins anew; what is there already is not added again.',
  retries: 5,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const exportTermsJob = defineJob({
  kind: 'terms.export-terms',
  payload: z.object({
    resourceId: z.uuid(),
    termBaseId: z.uuid(),
    format: z.enum(['tbx', 'xlsx', 'csv']),
    /** Absent: all entries. */
    filter: termFilterSchema.optional(),
  }),
  whenRepeated: 'Writes the file again in the place of the first one.',
  retries: 2,
  timeoutSeconds: 3_600,
  concurrency: 1,
});
