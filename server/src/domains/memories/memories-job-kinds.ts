import { entryFilterSchema } from '@transloom/contracts/memory-entries';
import { z } from 'zod';
import { newId } from '../../platform/db/new-id.ts';
import { defineJob } from '../../platform/queue/define-job.ts';

export const removeMemoryJob = defineJob({
  kind: 'memories.remove-memory',
  payload: z.object({ memoryId: z.uuid() }),
  whenRepeated: 'Takes away what is left.',
  retries: 5,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const joinBlocksJob = defineJob({
  kind: 'memories.join-blocks',
  payload: z.object({
    memoryId: z.uuid(),
    /** What its turn to write into the memory goes by. */
    writer: z.uuid().default(newId),
  }),
  whenRepeated: 'Goes on with what is still to be found, and to be joined.',
  retries: 3,
  timeoutSeconds: 3_600,
  concurrency: 1,
});

export const exportMemoryJob = defineJob({
  kind: 'memories.export-memory',
  payload: z.object({
    resourceId: z.uuid(),
    memoryId: z.uuid(),
    as: z.string(),
    name: z.string(),
    /** Absent: all entries. */
    filter: entryFilterSchema.optional(),
  }),
  whenRepeated: 'Writes the file again; the last one stays.',
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
});

export const reverseMemoryJob = defineJob({
  kind: 'memories.reverse-memory',
  payload: z.object({ memoryId: z.uuid(), fromDirectionId: z.uuid(), intoDirectionId: z.uuid() }),
  whenRepeated: 'Begins anew; what is there already is not added again.',
  retries: 5,
  timeoutSeconds: 14_400,
  concurrency: 1,
});

export const mergeMemoriesJob = defineJob({
  kind: 'memories.merge-memories',
  payload: z.object({
    memoryId: z.uuid(),
    fromDirectionIds: z.array(z.uuid()),
    intoDirectionId: z.uuid(),
    keep: z.enum(['all', 'newest', 'memory']),
    preferredDirectionId: z.uuid().nullable(),
  }),
  whenRepeated: 'Begins anew; what is there already is not added again.',
  retries: 5,
  timeoutSeconds: 14_400,
  concurrency: 1,
});
