import { z } from 'zod';
import { cleaningReasonSchema, cleaningSchema, cleaningsApi } from './cleanings.ts';
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

export const memoryCleaningsApi = cleaningsApi({
  path: '/api/mems',
  seen: 'memory:memoryStore:detailRouter',
  edited: 'memory:edit',
  what: 'memory',
  reason: memoryCleaningReasonSchema,
  cleaning: memoryCleaningSchema,
  options: {
    longest: optionFields.longest.default(2_000),
    keep: optionFields.keep.default('newest'),
  },
  finding: memoryFindingSchema,
});
