import { z } from 'zod';
import {
  assetFields,
  assetImportSchema,
  assetNameSchema,
  fileLayoutsSchema,
  mostTogether,
} from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
} from './fields.ts';
import { limits } from './limits.ts';

export const termStatusSchema = z.enum(['preferred', 'admitted', 'deprecated', 'forbidden']);

export const termNoteSchema = z.string().trim().max(limits.termNoteCharacters).nullable().default(null);
export const termTextSchema = z.string().trim().min(1).max(limits.termCharacters);

/** A word or phrase. A `|` in its text marks where the stem ends: any ending may follow. */
export const termSchema = z.object({
  language: languageTagSchema,
  text: termTextSchema,
  status: termStatusSchema.default('preferred'),
  /** `any`: capitals count as small letters; `same`: they do not. Null: `same` for acronyms, else `any`. */
  caseRule: z.enum(['any', 'same']).nullable().default(null),
  /** Only as it is written, never inflected. */
  exact: z.boolean().default(false),
  partOfSpeech: z.string().trim().max(100).nullable().default(null),
  gender: z.string().trim().max(100).nullable().default(null),
  note: termNoteSchema,
});
export type SharedTerm = z.infer<typeof termSchema>;

const addressSchema = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .nullable()
  .default(null);

const conceptFields = {
  definition: termNoteSchema,
  subject: termNoteSchema,
  /** The remark of the flat view. */
  note: termNoteSchema,
  image: addressSchema,
  link: addressSchema,
};

export const termEntrySchema = z.object({
  termEntryId: idSchema,
  termBaseId: idSchema,
  definition: z.string().nullable(),
  subject: z.string().nullable(),
  note: z.string().nullable(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  /** Those of the base's source language first. */
  terms: z.array(
    z.object({
      termId: idSchema,
      ...termSchema.shape,
      language: z.string(),
      text: z.string(),
      status: termStatusSchema,
    }),
  ),
  creator: z.string().nullable(),
  createdAt: instantSchema,
  updater: z.string().nullable(),
  updatedAt: instantSchema,
  fileName: z.string().nullable(),
  projectName: z.string().nullable(),
});
export type TermEntry = z.infer<typeof termEntrySchema>;

export const termBaseSchema = z.object({
  termBaseId: idSchema,
  ...assetFields,
  targetLanguages: z.array(languageTagSchema),
  /** 0 to 100; of several bases that have a term, the one with the lowest is shown first. */
  priority: z.number().int(),
  isDefault: z.boolean(),
  /** Files that came together the last time, in their order; empty where none ever came. */
  lastImports: z.array(assetImportSchema),
});
export type TermBase = z.infer<typeof termBaseSchema>;

const entryInput = { ...conceptFields, terms: z.array(termSchema).min(1).max(limits.termsPerEntry) };
const baseInput = { termBaseId: idSchema };

export const termsApi = {
  listTermBases: defineEndpoint({
    method: 'GET',
    path: '/api/terms',
    access: 'memory:termStoreRouter',
    summary: 'Term bases of the organisation',
    input: z.object({
      source: languageTagSchema.optional(),
      target: languageTagSchema.optional(),
      /** `self-built`: made by a person; `default`: takes what is added in the editor; `mine`: made by the user. */
      tab: z.enum(['all', 'self-built', 'default', 'mine']).default('all'),
      /** Part of its name. */
      title: z.string().trim().max(100).optional(),
      /** Text that its terms or remarks have; several words: all of them. */
      content: z.string().trim().max(200).optional(),
    }),
    output: z.array(termBaseSchema),
  }),
  createTermBase: defineEndpoint({
    method: 'POST',
    path: '/api/terms',
    access: 'memory:edit',
    summary: 'Create a term base, filled from uploaded files where given',
    input: z.object({
      name: assetNameSchema,
      sourceLanguage: languageTagSchema,
      targetLanguages: z.array(languageTagSchema).min(1).max(100),
      shared: z.boolean().default(true),
      fileIds: z.array(idSchema).max(limits.memoryFiles).default([]),
      layouts: fileLayoutsSchema,
    }),
    output: termBaseSchema,
  }),
  termBaseDetail: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}',
    access: 'memory:termStore:detailRouter',
    summary: 'A term base',
    input: z.object(baseInput),
    output: termBaseSchema,
  }),
  changeTermBase: defineEndpoint({
    method: 'PATCH',
    path: '/api/terms/{termBaseId}',
    access: 'memory:edit',
    summary: 'Rename a term base, share it, and say how it is used',
    input: z.object({
      ...baseInput,
      name: assetNameSchema.optional(),
      priority: z.number().int().min(0).max(100).optional(),
      writable: z.boolean().optional(),
      shared: z.boolean().optional(),
      isDefault: z.boolean().optional(),
    }),
    output: termBaseSchema,
  }),
  deleteTermBases: defineEndpoint({
    method: 'POST',
    path: '/api/terms/delete',
    access: 'memory:edit',
    summary: 'Delete term bases with all they hold',
    input: z.object({ termBaseIds: z.array(idSchema).min(1).max(100) }),
    output: doneSchema,
  }),
  addTermLanguages: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/languages',
    access: 'memory:edit',
    summary: 'Let a term base have terms of more languages',
    input: z.object({ ...baseInput, targetLanguages: z.array(languageTagSchema).min(1).max(100) }),
    output: termBaseSchema,
  }),
  previewTermMerge: defineEndpoint({
    method: 'POST',
    path: '/api/terms/merge/preview',
    access: 'memory:edit',
    summary: 'What a merge of term bases would find twice, and where they disagree',
    input: z.object({ termBaseIds: z.array(idSchema).min(1).max(50) }),
    output: z.object({
      entries: z.number().int(),
      /** The same terms in the same languages. */
      duplicates: z.number().int(),
      /** The same first term of the source language, other terms. */
      conflicts: z.number().int(),
      /** Some of the conflicts, the newest entry first. */
      examples: z.array(z.object({ term: z.string(), entries: z.array(termEntrySchema) })),
    }),
  }),
  mergeTermBases: defineEndpoint({
    method: 'POST',
    path: '/api/terms/merge',
    access: 'memory:edit',
    summary: 'Merge two or more term bases of one source language into a new one',
    input: z.object({
      termBaseIds: z.array(idSchema).min(1).max(50),
      name: assetNameSchema,
      /** What stays of a conflict. */
      keep: z.enum(['all', 'newest', 'base']),
      /** With `base`: the one whose entries stay. */
      preferredTermBaseId: idSchema.optional(),
    }),
    output: termBaseSchema,
  }),
  exportTerms: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/export',
    access: 'memory:termStore:detailRouter',
    summary: 'Make a file of a term base; it appears among the downloads',
    input: z.object({ ...baseInput, format: z.enum(['tbx', 'xlsx', 'csv']) }),
    output: z.object({ resourceId: idSchema }),
  }),
  termTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/terms/template',
    access: 'memory:termStore:detailRouter',
    summary: 'Make an empty file to be filled with terms; it appears among the downloads',
    transaction: 'none',
    input: z.object({
      sourceLanguage: languageTagSchema,
      targetLanguages: z.array(languageTagSchema).min(1).max(100),
      format: z.enum(['tbx', 'xlsx', 'csv']),
    }),
    output: z.object({ resourceId: idSchema }),
  }),
  listTermEntries: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/entries',
    access: 'memory:termStore:detailRouter',
    summary: 'Entries of a term base, the newest first',
    input: z.object({
      ...baseInput,
      ...pageQuerySchema,
      /** Part of a term or remark. */
      text: z.string().trim().max(200).optional(),
      status: termStatusSchema.optional(),
      /** A language it has no term in. */
      lacking: languageTagSchema.optional(),
      /** Part of the name of the file it came from. */
      fileName: z.string().trim().max(255).optional(),
      /** Part of the name of the project it was added in. */
      project: z.string().trim().max(limits.projectNameCharacters).optional(),
      /** Part of the name of who made or changed it. */
      person: z.string().trim().max(100).optional(),
      changedAfter: instantSchema.optional(),
      changedBefore: instantSchema.optional(),
    }),
    output: pageSchema(termEntrySchema),
  }),
  addTermEntry: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/entries',
    access: 'memory:edit',
    summary: 'Add an entry; terms of the source language and of another one are needed',
    input: z.object({ ...baseInput, ...entryInput }),
    output: termEntrySchema,
  }),
  termEntryDetail: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/entries/{termEntryId}',
    access: 'memory:termStore:detailRouter',
    summary: 'An entry of a term base',
    input: z.object({ ...baseInput, termEntryId: idSchema }),
    output: termEntrySchema,
  }),
  changeTermEntry: defineEndpoint({
    method: 'PUT',
    path: '/api/terms/{termBaseId}/entries/{termEntryId}',
    access: 'memory:edit',
    summary: 'Change an entry; what it was before is kept',
    input: z.object({
      ...baseInput,
      termEntryId: idSchema,
      /** `updatedAt` it was shown with: a change on top of another one is refused. */
      updatedAt: instantSchema,
      ...entryInput,
    }),
    output: termEntrySchema,
  }),
  deleteTermEntries: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/entries/delete',
    access: 'memory:edit',
    summary: 'Delete entries; what they were is kept',
    input: z.object({ ...baseInput, termEntryIds: z.array(idSchema).min(1).max(mostTogether) }),
    /** Names the deletion, to undo it. */
    output: z.object({ deletionId: idSchema }),
  }),
  restoreTermEntries: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/entries/restore',
    access: 'memory:edit',
    summary: 'Put the entries of a deletion back; those that were added again meanwhile stay as they are',
    input: z.object({ ...baseInput, deletionId: idSchema }),
    output: doneSchema,
  }),
  termEntryHistory: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/entries/{termEntryId}/history',
    access: 'memory:termStore:detailRouter',
    summary: 'What an entry was before each of its changes, the last one first',
    input: z.object({ ...baseInput, termEntryId: idSchema }),
    output: z.array(
      z.object({
        change: z.enum(['edited', 'deleted']),
        changedBy: z.string().nullable(),
        changedAt: instantSchema,
        terms: z.array(z.object({ language: z.string(), text: z.string(), status: termStatusSchema })),
        note: z.string().nullable(),
        definition: z.string().nullable(),
      }),
    ),
  }),
  similarTerms: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/similar',
    access: ['memory:termStore:detailRouter', 'segment:edit'],
    summary: 'Entries of the base whose term is nearly this one, for a warning while typing',
    input: z.object({
      ...baseInput,
      text: z.string().trim().min(1).max(limits.termCharacters),
      language: languageTagSchema,
    }),
    output: z.array(termEntrySchema),
  }),
};
