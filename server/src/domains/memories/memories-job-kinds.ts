import { z } from 'zod';
import { defineJob } from '../../platform/queue/define-job.ts';

export const importMemoryJob = defineJob({
  kind: 'memories.import-memory',
  payload: z.object({
    importId: z.uuid(),
    memoryId: z.uuid(),
    fileId: z.uuid(),
    name: z.string(),
    bytes: z.number().int(),
  }),
  whenRepeated: 'Reads the file again from its start; pairs that are there already are not added again.',
  retries: 3,
  timeoutSeconds: 14_400,
  concurrency: 1,
});
