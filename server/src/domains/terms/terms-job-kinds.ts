import { z } from 'zod';
import { defineFillingJob, defineRemovalJob } from '../assets/asset-job-kinds.ts';

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
