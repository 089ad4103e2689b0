import { termFilterSchema } from '@transloom/contracts/term-entries';
import { z } from 'zod';
import { defineExportJob, defineFillingJob, defineRemovalJob } from '../assets/asset-job-kinds.ts';

export const removeTermBaseJob = defineRemovalJob({
  kind: 'terms.remove-term-base',
  payload: z.object({ termBaseId: z.uuid() }),
});

export const mergeTermsJob = defineFillingJob({
  kind: 'terms.merge-term-bases',
  payload: z.object({
    termBaseId: z.uuid(),
    fromIds: z.array(z.uuid()),
    keep: z.enum(['all', 'newest', 'base']),
  }),
  timeoutSeconds: 7_200,
});

export const exportTermsJob = defineExportJob({
  kind: 'terms.export-terms',
  payload: z.object({
    resourceId: z.uuid(),
    termBaseId: z.uuid(),
    format: z.enum(['tbx', 'xlsx', 'csv']),
    /** Absent: all entries. */
    filter: termFilterSchema.optional(),
  }),
  timeoutSeconds: 3_600,
});
