import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

const manners = {
  whenRepeated: 'Goes on where the files that have arrived end.',
  retries: 3,
  concurrency: 1,
};

export const fetchModelJob = defineJob({
  kind: 'engine-models.fetch-model',
  payload: z.object({ direction: z.string() }),
  timeoutSeconds: 7_200,
  ...manners,
});

/** Language models have gigabytes. */
export const fetchHubModelJob = defineJob({
  kind: 'engine-models.fetch-hub-model',
  payload: z.object({ name: z.string(), revision: z.string() }),
  timeoutSeconds: 36_000,
  ...manners,
});
