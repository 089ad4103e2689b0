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
  /** Of a term, in characters; a longer one is `tooLong`. */
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

const detail = 'memory:termStore:detailRouter';
const one = { termBaseId: idSchema, cleaningId: idSchema };

export const termCleaningsApi = {
  listTermCleanings: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/cleanings',
    access: detail,
    summary: 'What a term base was looked through for and cleaned of, the last ones first',
    input: z.object({ termBaseId: idSchema }),
    output: z.array(termCleaningSchema),
  }),
  checkTermBase: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/cleanings',
    access: 'term:edit',
    summary: 'Look through a term base for entries that are of no use; nothing is changed',
    input: z.object({
      termBaseId: idSchema,
      longest: optionFields.longest.default(100),
      keep: optionFields.keep.default('newest'),
    }),
    output: termCleaningSchema,
  }),
  listTermFindings: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/cleanings/{cleaningId}/findings',
    access: detail,
    summary: 'Entries that were found for a reason, page by page; those that are gone since are left out',
    input: z.object({ ...one, reason: termCleaningReasonSchema, ...pageQuerySchema }),
    output: pageSchema(termFindingSchema),
  }),
  excludeTermFindings: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/cleanings/{cleaningId}/exclude',
    access: 'term:edit',
    summary: 'Let entries stay whatever the reason, or no longer',
    input: z.object({ ...one, entryIds: z.array(idSchema).min(1).max(1_000), excluded: z.boolean() }),
    output: doneSchema,
  }),
  cleanTermBase: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/cleanings/{cleaningId}/clean',
    access: 'term:edit',
    summary: 'Take the entries out that were found for some reasons; what they were is kept',
    input: z.object({ ...one, reasons: z.array(termCleaningReasonSchema).min(1) }),
    output: termCleaningSchema,
  }),
  undoTermCleaning: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/cleanings/{cleaningId}/undo',
    access: 'term:edit',
    summary: 'Put the entries back that a cleaning took out',
    input: z.object(one),
    output: termCleaningSchema,
  }),
};
