import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { defineWorkContract, workExport, workNameSchema } from './work.ts';

export const extractionOrigins = ['documents', 'project', 'memory'] as const;

const fileIdsSchema = z.array(idSchema).max(limits.uploadFiles).default([]);

const optionsSchema = z
  .object({
    name: workNameSchema.nullable().default(null),
    /** Where the texts come from. */
    from: z.enum(extractionOrigins),
    fileIds: fileIdsSchema,
    /** The translation of each file, in the same order; empty where the files have none, or hold both languages. */
    translationFileIds: fileIdsSchema,
    projectId: idSchema.nullable().default(null),
    memoryId: idSchema.nullable().default(null),
    sourceLanguage: languageTagSchema,
    /** Null: terms without translations. */
    targetLanguage: languageTagSchema.nullable().default(null),
  })
  .refine(({ from, fileIds }) => from !== 'documents' || fileIds.length > 0, {
    path: ['fileIds'],
    error: 'required',
  })
  .refine(({ from, projectId }) => from !== 'project' || projectId !== null, {
    path: ['projectId'],
    error: 'required',
  })
  .refine(({ from, memoryId }) => from !== 'memory' || memoryId !== null, {
    path: ['memoryId'],
    error: 'required',
  })
  .refine(({ from, targetLanguage }) => from === 'documents' || targetLanguage !== null, {
    path: ['targetLanguage'],
    error: 'required',
  })
  .refine(({ fileIds, translationFileIds: { length } }) => length === 0 || length === fileIds.length, {
    path: ['translationFileIds'],
    error: 'required',
  })
  .refine(
    ({ translationFileIds, targetLanguage }) => translationFileIds.length === 0 || targetLanguage !== null,
    { path: ['targetLanguage'], error: 'required' },
  );
export type ExtractionOptions = z.output<typeof optionsSchema>;

export const termExtractionContract = defineWorkContract({
  kind: 'term-extraction',
  what: 'an extraction of terms from texts',
  access: { see: 'tools:extractionRouter', run: 'tools:extractionRouter' },
  options: optionsSchema,
  result: z.object({
    segments: z.number().int(),
    terms: z.number().int(),
    /** Of these, terms that a term base has. */
    known: z.number().int(),
  }),
});

/** A place of a term: its segment with the translation, and where the term stands in it, in UTF-16 units. */
const contextSchema = z.object({
  source: z.string(),
  target: z.string(),
  start: z.number().int(),
  end: z.number().int(),
});

export const extractedTermSchema = z.object({
  termId: idSchema,
  term: z.string(),
  /** All forms in which it was found. */
  forms: z.array(z.string()),
  frequency: z.number().int(),
  /** How likely it is a term, 0 to 1. */
  score: z.number(),
  translation: z.string(),
  /** Other translations that the texts have. */
  translations: z.array(z.string()),
  /** The engine that translated it, where neither texts nor people did. */
  translatedBy: z.string().nullable(),
  remark: z.string(),
  contexts: z.array(contextSchema),
  /** A term base has it. */
  known: z.boolean(),
  confirmed: z.boolean(),
  saved: z.boolean(),
});
export type ExtractedTerm = z.infer<typeof extractedTermSchema>;

/** `rejected`: a language model says that they are no terms; the others leave them out. */
export const extractedTermStates = ['all', 'open', 'confirmed', 'rejected'] as const;

const one = { workId: idSchema };
const access = 'tools:extractionRouter';
const path = '/api/work/term-extraction/{workId}';
const termText = z.string().trim().min(1, 'required').max(limits.termCharacters, 'too-long');
const noteText = z.string().trim().max(limits.termCharacters, 'too-long');

export const termExtractionApi = {
  ...termExtractionContract.endpoints,
  ...workExport(
    termExtractionContract,
    z.object({ as: z.enum(['xlsx', 'tbx']), confirmedOnly: z.boolean().default(false) }),
  ),
  listTerms: defineEndpoint({
    method: 'GET',
    path: `${path}/terms`,
    access,
    summary: 'Extracted terms, the most likely first',
    input: z.object({
      ...one,
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
      /** Part of a term or of its translation, in any capitals. */
      search: z.string().trim().max(200).default(''),
      state: z.enum(extractedTermStates).default('all'),
      /** With terms that a term base has. */
      known: z.enum(['true', 'false']).default('false'),
      sort: z.enum(['score', 'frequency', 'term']).default('score'),
    }),
    output: z.object({
      records: z.array(extractedTermSchema),
      total: z.number().int(),
      /** In the whole list. */
      counts: z.object({
        all: z.number().int(),
        known: z.number().int(),
        confirmed: z.number().int(),
        saved: z.number().int(),
        /** Without a translation, and neither known nor rejected. */
        untranslated: z.number().int(),
        rejected: z.number().int(),
      }),
    }),
  }),
  changeTerm: defineEndpoint({
    method: 'PATCH',
    path: `${path}/terms/{termId}`,
    access,
    summary: 'Write an extracted term, its translation or its remark',
    input: z.object({
      ...one,
      termId: idSchema,
      term: termText.optional(),
      translation: noteText.optional(),
      remark: noteText.optional(),
    }),
    output: doneSchema,
  }),
  confirmTerms: defineEndpoint({
    method: 'POST',
    path: `${path}/confirm`,
    access,
    summary: 'Confirm some terms, or all that are likely enough and in no term base; or take it back',
    input: z.object({
      ...one,
      /** Null: all terms with the least score. */
      termIds: z.array(idSchema).min(1).max(200).nullable(),
      leastScore: z.number().min(0).max(1).default(0),
      confirmed: z.boolean(),
    }),
    output: z.object({ changed: z.number().int() }),
  }),
  saveToTermBase: defineEndpoint({
    method: 'POST',
    path: `${path}/save`,
    access: 'term:edit',
    summary: 'Save confirmed terms to a term base; those that it has are left out',
    input: z.object({
      ...one,
      termBase: z.union([
        z.object({ termBaseId: idSchema }),
        z.object({
          name: z.string().trim().min(1, 'required').max(100, 'too-long'),
          /** Of a new base for terms without translations. */
          targetLanguage: languageTagSchema.optional(),
        }),
      ]),
    }),
    output: z.object({
      termBaseId: idSchema,
      name: z.string(),
      saved: z.number().int(),
      /** Terms that the base had. */
      leftOut: z.number().int(),
    }),
  }),
};
