import { z } from 'zod';
import { cleaningReasonSchema, cleaningSchema } from './cleanings.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { memoryEntrySchema } from './memory-entries.ts';

/**
 * `duplicate`: another one has the same source and target in the same context, or has a context where this one has
 * none.
 */
export const memoryCleaningReasonSchema = cleaningReasonSchema.exclude(['unused']);
export type MemoryCleaningReason = z.infer<typeof memoryCleaningReasonSchema>;

const optionFields = {
  /** Of source or target, in characters; a longer one is `tooLong`. */
  longest: z.number().int().min(10).max(limits.segmentCharacters),
  /** Whose target stays of several: the newest entry, that of the target most entries have, the most reviewed one. */
  keep: z.enum(['newest', 'most-used', 'most-reviewed']),
};

export const memoryCleaningSchema = cleaningSchema(memoryCleaningReasonSchema, z.object(optionFields));
export type MemoryCleaning = z.infer<typeof memoryCleaningSchema>;

export const memoryFindingSchema = z.object({
  entry: memoryEntrySchema,
  /** The one that stays in its stead; null where the entry is of no use by itself. */
  kept: z.object({ sourceMarkup: z.string(), targetMarkup: z.string() }).nullable(),
  /** Stays although there is a reason. */
  excluded: z.boolean(),
  /** Was changed since it was found, and stays therefore. */
  changed: z.boolean(),
});
export type MemoryFinding = z.infer<typeof memoryFindingSchema>;

const detail = 'memory:memoryStore:detailRouter';
const one = { memoryId: idSchema, cleaningId: idSchema };

export const memoryCleaningsApi = {
  listMemoryCleanings: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/cleanings',
    access: detail,
    summary: 'What a memory was looked through for and cleaned of, the last ones first',
    input: z.object({ memoryId: idSchema }),
    output: z.array(memoryCleaningSchema),
  }),
  checkMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/cleanings',
    access: 'memory:edit',
    summary: 'Look through a memory for entries that are of no use; nothing is changed',
    input: z.object({
      memoryId: idSchema,
      longest: optionFields.longest.default(2_000),
      keep: optionFields.keep.default('newest'),
    }),
    output: memoryCleaningSchema,
  }),
  listMemoryFindings: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/cleanings/{cleaningId}/findings',
    access: detail,
    summary: 'Entries that were found for a reason, page by page; those that are gone since are left out',
    input: z.object({ ...one, reason: memoryCleaningReasonSchema, ...pageQuerySchema }),
    output: pageSchema(memoryFindingSchema),
  }),
  excludeMemoryFindings: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/cleanings/{cleaningId}/exclude',
    access: 'memory:edit',
    summary: 'Let entries stay whatever the reason, or no longer',
    input: z.object({ ...one, entryIds: z.array(idSchema).min(1).max(1_000), excluded: z.boolean() }),
    output: doneSchema,
  }),
  cleanMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/cleanings/{cleaningId}/clean',
    access: 'memory:edit',
    summary: 'Take the entries out that were found for some reasons; what they were is kept',
    input: z.object({ ...one, reasons: z.array(memoryCleaningReasonSchema).min(1) }),
    output: memoryCleaningSchema,
  }),
  undoMemoryCleaning: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/cleanings/{cleaningId}/undo',
    access: 'memory:edit',
    summary: 'Put the entries back that a cleaning took out',
    input: z.object(one),
    output: memoryCleaningSchema,
  }),
};
