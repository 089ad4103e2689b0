import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const prepareCorpusJob = defineJob({
  kind: 'custom-engines.prepare-corpus',
  payload: z.object({ customEngineId: z.uuid() }),
  whenRepeated: 'Reads the files that are not read to their end, and looks through all pairs anew.',
  retries: 3,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const removeCustomEngineJob = defineJob({
  kind: 'custom-engines.remove-engine',
  payload: z.object({ customEngineId: z.uuid() }),
  whenRepeated: 'Takes away what is left.',
  retries: 5,
  timeoutSeconds: 3_600,
  concurrency: 1,
});
