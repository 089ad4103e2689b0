import { z } from 'zod';
import {
  assetFields,
  assetFilterFields,
  assetImportSchema,
  assetNameSchema,
  newAssetFields,
} from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, languageTagSchema } from './fields.ts';
import { inTermBase, termEntrySchema, termFilterSchema } from './term-entries.ts';

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

export const termsApi = {
  listTermBases: defineEndpoint({
    method: 'GET',
    path: '/api/terms',
    access: 'memory:termStoreRouter',
    summary: 'Term bases of the organisation',
    input: z.object(assetFilterFields),
    output: z.array(termBaseSchema),
  }),
  createTermBase: defineEndpoint({
    method: 'POST',
    path: '/api/terms',
    access: 'term:edit',
    summary: 'Create a term base, filled from uploaded files where given',
    input: z.object(newAssetFields),
    output: termBaseSchema,
  }),
  termBaseDetail: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}',
    access: 'memory:termStore:detailRouter',
    summary: 'A term base',
    input: z.object(inTermBase),
    output: termBaseSchema,
  }),
  changeTermBase: defineEndpoint({
    method: 'PATCH',
    path: '/api/terms/{termBaseId}',
    access: 'term:edit',
    summary: 'Rename a term base, share it, and say how it is used',
    input: z.object({
      ...inTermBase,
      name: assetNameSchema.optional(),
      priority: z.number().int().min(0).max(100).optional(),
      writable: z.boolean().optional(),
      shared: z.boolean().optional(),
      teamId: idSchema.nullable().optional(),
      isDefault: z.boolean().optional(),
    }),
    output: termBaseSchema,
  }),
  deleteTermBases: defineEndpoint({
    method: 'POST',
    path: '/api/terms/delete',
    access: 'term:edit',
    summary: 'Delete term bases with all they hold',
    input: z.object({ termBaseIds: z.array(idSchema).min(1).max(100) }),
    output: doneSchema,
  }),
  addTermLanguages: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/languages',
    access: 'term:edit',
    summary: 'Let a term base have terms of more languages',
    input: z.object({ ...inTermBase, targetLanguages: z.array(languageTagSchema).min(1).max(100) }),
    output: termBaseSchema,
  }),
  previewTermMerge: defineEndpoint({
    method: 'POST',
    path: '/api/terms/merge/preview',
    access: 'term:edit',
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
    access: 'term:edit',
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
    access: 'term:export',
    summary: 'Make a file of a term base, or of what a filter finds in it; it appears among the downloads',
    input: z.object({
      ...inTermBase,
      format: z.enum(['tbx', 'xlsx', 'csv']),
      filter: termFilterSchema.optional(),
    }),
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
};
