import { z } from 'zod';
import { cleaningReasonSchema, cleaningSchema, cleaningsApi } from './cleanings.ts';
import { limits } from './limits.ts';
import { termEntrySchema } from './term-entries.ts';

/**
 * `duplicate`: another entry has all its terms; `nearDuplicate`: but for capitals, spaces and hyphens; `inconsistent`:
 * another entry has one of its terms of the source language and none of its terms in a language of both.
 */
export const termCleaningReasonSchema = cleaningReasonSchema.extract([
  'empty',
  'unused',
  'identical',
  'otherLanguage',
  'tooLong',
  'duplicate',
  'nearDuplicate',
  'inconsistent',
]);
export type TermCleaningReason = z.infer<typeof termCleaningReasonSchema>;

const optionFields = {
  /** Characters of a term; a longer one is `tooLong`. */
  longest: z.number().int().min(10).max(limits.termCharacters),
  /** Which stays of entries that are nearly the same or disagree: the newest, or the one that says most. */
  keep: z.enum(['newest', 'fullest']),
};

export const termCleaningSchema = cleaningSchema(termCleaningReasonSchema, z.object(optionFields));
export type TermCleaning = z.infer<typeof termCleaningSchema>;

export const termFindingSchema = z.object({
  entry: termEntrySchema,
  /** The one that stays in its stead; null where the entry is of no use by itself. */
  kept: termEntrySchema.pick({ terms: true }).nullable(),
  /** Stays although there is a reason. */
  excluded: z.boolean(),
  /** Was changed since it was found, and stays therefore. */
  changed: z.boolean(),
});
export type TermFinding = z.infer<typeof termFindingSchema>;

export const termCleaningsApi = cleaningsApi({
  path: '/api/terms',
  seen: 'memory:termStore:detailRouter',
  edited: 'term:edit',
  what: 'term base',
  reason: termCleaningReasonSchema,
  cleaning: termCleaningSchema,
  options: {
    longest: optionFields.longest.default(100),
    keep: optionFields.keep.default('newest'),
  },
  finding: termFindingSchema,
});
