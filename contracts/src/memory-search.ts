import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Offsets are in UTF-16 units of the text without its codes. */
const textRangeSchema = z.object({ start: z.number().int(), end: z.number().int() });

const entryForReadingSchema = z.object({
  entryId: idSchema,
  memoryId: idSchema,
  memoryName: z.string(),
  /** The memory translates the other way; what is source there is target here. */
  exchanged: z.boolean(),
  sourceMarkup: z.string(),
  targetMarkup: z.string(),
  fileName: z.string().nullable(),
  /** Members by their names, others as the file they came from names them. */
  changer: z.string().nullable(),
  changedAt: instantSchema,
});
export type EntryForReading = z.infer<typeof entryForReadingSchema>;

/** An entry that has words somebody looks for. */
export const concordanceHitSchema = entryForReadingSchema.extend({
  /** `phrase`: the words in their order, `all`: all of them somewhere, `some`: half of them and more. */
  found: z.enum(['phrase', 'all', 'some']),
  sourceHits: z.array(textRangeSchema),
  targetHits: z.array(textRangeSchema),
  /** Where a text that lacks the words probably says the same, as the entries found tell together; never sure. */
  likelySourceHits: z.array(textRangeSchema),
  likelyTargetHits: z.array(textRangeSchema),
});
export type ConcordanceHit = z.infer<typeof concordanceHitSchema>;

/** An entry that has a part of a segment: from `start` to before `end` of its source without codes. */
export const segmentPartSchema = entryForReadingSchema.extend({
  ...textRangeSchema.shape,
  /** Whether the entry is nothing but the part. */
  whole: z.boolean(),
  sourceHits: z.array(textRangeSchema),
});
export type SegmentPart = z.infer<typeof segmentPartSchema>;

/** What is looked for, and on which side. A word with `*` behind it stands for all that begin so. */
export const concordanceFields = {
  /** `beginning`: it is still being typed, and stands for all words that begin so. */
  lastWord: z.enum(['whole', 'beginning']).default('whole'),
  text: z.string().trim().min(1).max(limits.concordanceCharacters),
  side: z.enum(['source', 'target', 'both']).default('both'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
};

export const memorySearchApi = {
  searchConcordance: defineEndpoint({
    method: 'GET',
    path: '/api/mems/concordance',
    access: ['memory:memoryStoreRouter', 'project:editRouter'],
    summary: 'Entries of all memories of a language pair that have a phrase, its words, or most of them',
    input: z.object({
      ...concordanceFields,
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
    }),
    output: z.array(concordanceHitSchema),
  }),
};
