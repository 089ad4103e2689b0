import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const fetchModelJob = defineJob({
  kind: 'engine-models.fetch-model',
  payload: z.object({ direction: z.string() }),
  whenRepeated: 'Goes on where the files that have arrived end.',
  retries: 3,
  timeoutSeconds: 7_200,
  concurrency: 1,
});
