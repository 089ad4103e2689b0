import { z } from 'zod';
import { defineJob } from '../../../platform/queue/define-job.ts';

export const estimateJob = defineJob({
  kind: 'documents.estimate-pretranslation',
  payload: z.object({ estimateId: z.uuid() }),
  whenRepeated: 'Reckons again from the beginning; an estimate that is there stays.',
  retries: 1,
  timeoutSeconds: 1_800,
  concurrency: 1,
});
