import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import { z } from 'zod';
import {
  assetFields,
  assetFilterFields,
  assetImportSchema,
  assetNameSchema,
  newAssetFields,
} from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { entryFilterSchema, entryLayerSchema } from './memory-entries.ts';

export const memoryDirectionSchema = z.object({
  directionId: idSchema,
  targetLanguage: languageTagSchema,
  entryCount: z.number().int(),
  /** Confirmed translations of the pair go here unless a project says otherwise. */
  isDefault: z.boolean(),
});

export const memorySchema = z.object({
  memoryId: idSchema,
  ...assetFields,
  /** One for each language it translates into, by their tags. */
  directions: z.array(memoryDirectionSchema),
  /** Points taken off every match of this memory, 0 to 50. */
  penalty: z.number().int(),
  /** Files that came together the last time, in their order; empty where none ever came. */
  lastImports: z.array(assetImportSchema),
});
export type Memory = z.infer<typeof memorySchema>;
export type MemoryDirection = z.infer<typeof memoryDirectionSchema>;

/** A part of a match that was replaced: what the memory has, and what the segment has. A unit beside it stays. */
export const replacementSchema = z.object({
  kind: z.enum(autoReplaceKinds),
  was: z.string(),
  is: z.string(),
  unit: z.string().optional(),
});
export type Replacement = z.infer<typeof replacementSchema>;

/** Rates are whole percent, 0 to 102. `gross` is before penalties. */
export const memoryMatchSchema = z.object({
  entryId: idSchema,
  memoryId: idSchema,
  memoryName: z.string(),
  rate: z.number().int(),
  gross: z.number().int(),
  /** What was taken off, in points, for example `{ reason: 'codes', points: 1 }`. */
  penalties: z.array(z.object({ reason: z.string(), points: z.number() })),
  autoReplaced: z.boolean(),
  /** What was carried over from the segment, in the order of its source. */
  replacements: z.array(replacementSchema),
  sourceMarkup: z.string(),
  targetMarkup: z.string(),
  creator: z.string().nullable(),
  changedAt: instantSchema,
});
export type MemoryMatch = z.infer<typeof memoryMatchSchema>;

export const memoriesApi = {
  listMemories: defineEndpoint({
    method: 'GET',
    path: '/api/mems',
    access: 'memory:memoryStoreRouter',
    summary: 'Translation memories of the organisation',
    input: z.object(assetFilterFields),
    output: z.array(memorySchema),
  }),
  createMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems',
    access: 'memory:edit',
    summary: 'Create a translation memory, filled from uploaded files where given',
    input: z.object({
      ...newAssetFields,
      /** Of entries that the files say nothing of. */
      layer: entryLayerSchema.default('approved'),
    }),
    output: memorySchema,
  }),
  memoryDetail: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}',
    access: 'memory:memoryStore:detailRouter',
    summary: 'A translation memory',
    input: z.object({ memoryId: idSchema }),
    output: memorySchema,
  }),
  changeMemory: defineEndpoint({
    method: 'PATCH',
    path: '/api/mems/{memoryId}',
    access: 'memory:edit',
    summary: 'Rename a memory, share it, and say how it is used',
    input: z.object({
      memoryId: idSchema,
      name: assetNameSchema.optional(),
      penalty: z.number().int().min(0).max(50).optional(),
      writable: z.boolean().optional(),
      shared: z.boolean().optional(),
      teamId: idSchema.nullable().optional(),
    }),
    output: memorySchema,
  }),
  addLanguages: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/languages',
    access: 'memory:edit',
    summary: 'Let a memory translate into more languages',
    input: z.object({ memoryId: idSchema, targetLanguages: z.array(languageTagSchema).min(1).max(100) }),
    output: memorySchema,
  }),
  setDefaultMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/default',
    access: 'memory:edit',
    summary: 'Let a memory take what is confirmed in a language pair, instead of the one that does now',
    input: z.object({ memoryId: idSchema, targetLanguage: languageTagSchema, isDefault: z.boolean() }),
    output: memorySchema,
  }),
  deleteMemories: defineEndpoint({
    method: 'POST',
    path: '/api/mems/delete',
    access: 'memory:edit',
    summary: 'Delete memories with all they hold; imports into them stop',
    input: z.object({ memoryIds: z.array(idSchema).min(1).max(100) }),
    output: doneSchema,
  }),
  exportMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/export',
    access: 'memory:export',
    summary: 'Write what a memory holds, or what a filter finds in it, into a file among the downloads',
    input: z.object({
      memoryId: idSchema,
      as: z.enum(['tmx', 'xlsx']),
      filter: entryFilterSchema.optional(),
    }),
    output: z.object({ resourceId: idSchema }),
  }),
  memoryTemplate: defineEndpoint({
    method: 'POST',
    path: '/api/mems/template',
    access: 'memory:memoryStoreRouter',
    summary: 'Make an empty file of some languages, to be filled and imported',
    transaction: 'none',
    input: z.object({
      as: z.enum(['xlsx', 'csv', 'tmx']),
      sourceLanguage: languageTagSchema,
      targetLanguages: z.array(languageTagSchema).min(1).max(100),
    }),
    output: z.object({ resourceId: idSchema }),
  }),
  previewMerge: defineEndpoint({
    method: 'POST',
    path: '/api/mems/merge/preview',
    access: 'memory:edit',
    summary: 'What a merge of memories would find twice, and where they disagree',
    input: z.object({ memoryIds: z.array(idSchema).min(1).max(50) }),
    output: z.object({
      entries: z.number().int(),
      /** The same source, context and target. */
      duplicates: z.number().int(),
      /** The same source and context, other targets. */
      conflicts: z.number().int(),
      /** Some of the conflicts, the newest target first. */
      examples: z.array(
        z.object({
          sourceMarkup: z.string(),
          targets: z.array(
            z.object({ memoryId: idSchema, targetMarkup: z.string(), changedAt: instantSchema }),
          ),
        }),
      ),
    }),
  }),
  mergeMemories: defineEndpoint({
    method: 'POST',
    path: '/api/mems/merge',
    access: 'memory:edit',
    summary: 'Merge two or more memories of one direction into a new one',
    input: z.object({
      memoryIds: z.array(idSchema).min(1).max(50),
      name: assetNameSchema,
      /** What stays of a conflict. */
      keep: z.enum(['all', 'newest', 'memory']),
      /** With `memory`: the one whose targets stay. */
      preferredMemoryId: idSchema.optional(),
    }),
    output: memorySchema,
  }),
  reverseMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/reverse',
    access: 'memory:edit',
    summary: 'Make a memory with the languages of one direction exchanged',
    input: z.object({ memoryId: idSchema, targetLanguage: languageTagSchema, name: assetNameSchema }),
    output: memorySchema,
  }),
};
