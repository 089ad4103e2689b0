import { z } from 'zod';
import { newId } from '../../platform/db/new-id.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { defineFillingJob, defineRemovalJob } from '../assets/asset-job-kinds.ts';

export const removeMemoryJob = defineRemovalJob({
  kind: 'memories.remove-memory',
  payload: z.object({ memoryId: z.uuid() }),
});

export const joinBlocksJob = defineJob({
  kind: 'memories.join-blocks',
  payload: z.object({
    memoryId: z.uuid(),
    /** Id of its turn to write into the memory. */
    writer: z.uuid().default(newId),
  }),
  whenRepeated: 'Goes on with what is still to be found, and to be joined.',
  retries: 3,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const reverseMemoryJob = defineFillingJob({
  kind: 'memories.reverse-memory',
  payload: z.object({ memoryId: z.uuid(), fromDirectionId: z.uuid(), intoDirectionId: z.uuid() }),
  timeoutSeconds: 14_400,
});

export const mergeMemoriesJob = defineFillingJob({
  kind: 'memories.merge-memories',
  payload: z.object({
    memoryId: z.uuid(),
    fromDirectionIds: z.array(z.uuid()),
    intoDirectionId: z.uuid(),
    keep: z.enum(['all', 'newest', 'memory']),
    preferredDirectionId: z.uuid().nullable(),
  }),
  timeoutSeconds: 14_400,
});
