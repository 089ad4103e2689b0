import { entryLayers } from '@transloom/core/memory/entries/entry-layer';
import { z } from 'zod';
import { mostFound, mostTogether } from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  markupSchema,
  pageQuerySchema,
  pageSchema,
  sortOrders,
} from './fields.ts';
import { limits } from './limits.ts';

export const entryLayerSchema = z.enum(entryLayers);
export const entryOriginSchema = z.enum(['human', 'alignment', 'machine-translation', 'import']);

export const memoryEntrySchema = z.object({
  entryId: idSchema,
  targetLanguage: languageTagSchema,
  sourceMarkup: z.string(),
  targetMarkup: z.string(),
  layer: entryLayerSchema,
  origin: entryOriginSchema,
  /** Whether it is bound to the texts around it. */
  hasContext: z.boolean(),
  fileName: z.string().nullable(),
  projectName: z.string().nullable(),
  /** When it came into the memory; `createdAt` may be older, as the file it came from says. */
  addedAt: instantSchema,
  /** Members by their names, others as the file they came from names them. */
  creator: z.string().nullable(),
  createdAt: instantSchema,
  updater: z.string().nullable(),
  updatedAt: instantSchema,
});
export type MemoryEntry = z.infer<typeof memoryEntrySchema>;

/** What the file an entry came from says of it beside its texts: client, subject, how often it was used … */
export const entryFieldSchema = z.object({
  /** Of the unit, or of one of its texts. */
  of: z.enum(['unit', 'source', 'target']),
  /** As the file has it: an attribute or the type of a property; null for a note. */
  name: z.string().nullable(),
  value: z.string(),
});
export type EntryField = z.infer<typeof entryFieldSchema>;

/** How often an entry was taken into a segment that somebody confirmed, with what its file says of uses elsewhere. */
export const entryUsageSchema = z.object({ count: z.number().int(), lastUsedAt: instantSchema.nullable() });
export type EntryUsage = z.infer<typeof entryUsageSchema>;

/** A field that files have for entries of a memory, with what stands in it often, the most frequent first. */
export const memoryFieldSchema = z.object({ name: z.string(), values: z.array(z.string()) });
export type MemoryField = z.infer<typeof memoryFieldSchema>;

/** What an entry was before a change, and who made it when. */
export const entryVersionSchema = z.object({
  change: z.enum(['changed', 'deleted']),
  sourceMarkup: z.string(),
  targetMarkup: z.string(),
  layer: entryLayerSchema,
  changer: z.string().nullable(),
  changedAt: instantSchema,
});

export const mostReplaced = 200;

/** Which entries of a memory are meant. */
export const entryFilterSchema = z.object({
  targetLanguage: languageTagSchema.optional(),
  /** Words that an entry has, all of them, each in source or target. */
  text: z.string().trim().max(200).optional(),
  layer: entryLayerSchema.optional(),
  origin: entryOriginSchema.optional(),
  fileName: z.string().max(255).optional(),
  /** Part of the name of who made or changed it. */
  person: z.string().trim().max(100).optional(),
  /** Part of the name of the project it was confirmed in. */
  project: z.string().trim().max(limits.projectNameCharacters).optional(),
  /** Name of a field that the file it came from has for it, as `memoryFields` gives it. */
  field: z.string().trim().max(200).optional(),
  /** Part of what stands in that field; in any field where none is named. */
  value: z.string().trim().max(200).optional(),
  changedAfter: instantSchema.optional(),
  changedBefore: instantSchema.optional(),
});

export const entrySorts = ['added', 'source', 'target', 'changed'] as const;
export type EntrySort = (typeof entrySorts)[number];

/** What a list can be sorted by: texts of very many entries stand in no order, and of those with a text not all are found. */
export function entrySortsOf(list: {
  readonly total: number;
  readonly text?: string | undefined;
}): readonly EntrySort[] {
  if (list.total < mostFound) return entrySorts;
  return list.text ? [] : ['added'];
}

const entryText = markupSchema.refine((markup) => markup.trim() !== '', 'empty');
const detail = 'memory:memoryStore:detailRouter';

export const memoryEntriesApi = {
  listEntries: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/detail',
    access: detail,
    summary: 'Entries of a memory, page by page; a list that cannot be sorted so has the newest first',
    input: z.object({
      memoryId: idSchema,
      ...entryFilterSchema.shape,
      ...pageQuerySchema,
      sortBy: z.enum(entrySorts).default('added'),
      sortOrder: z.enum(sortOrders).default('descending'),
    }),
    output: pageSchema(memoryEntrySchema),
  }),
  memoryFields: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/fields',
    access: detail,
    summary: 'Fields that entries of a memory have from their files, such as client and subject, by a sample',
    input: z.object({ memoryId: idSchema }),
    output: z.array(memoryFieldSchema),
  }),
  addEntry: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/detail',
    access: 'memory:edit',
    summary: 'Add an entry',
    input: z.object({
      memoryId: idSchema,
      targetLanguage: languageTagSchema,
      sourceMarkup: entryText,
      targetMarkup: entryText,
    }),
    output: memoryEntrySchema,
  }),
  entryDetail: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/detail/{entryId}',
    access: detail,
    summary: 'An entry of a memory, with what its file says of it, and how often it was used',
    input: z.object({ memoryId: idSchema, entryId: idSchema }),
    output: memoryEntrySchema.extend({
      fields: z.array(entryFieldSchema),
      /** Null where it never was. */
      usage: entryUsageSchema.nullable(),
    }),
  }),
  changeEntry: defineEndpoint({
    method: 'PUT',
    path: '/api/mems/{memoryId}/detail/{entryId}',
    access: 'memory:edit',
    summary: 'Change the texts of an entry; what it was is kept',
    input: z.object({
      memoryId: idSchema,
      entryId: idSchema,
      sourceMarkup: entryText,
      targetMarkup: entryText,
      /** `updatedAt` it was shown with: a change on top of another one is refused. */
      updatedAt: instantSchema,
    }),
    output: memoryEntrySchema,
  }),
  deleteEntries: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/detail/delete',
    access: 'memory:edit',
    summary: 'Delete entries; what they were is kept',
    input: z.object({ memoryId: idSchema, entryIds: z.array(idSchema).min(1).max(mostTogether) }),
    /** Names the deletion, to undo it. */
    output: z.object({ deletionId: idSchema }),
  }),
  changeLayer: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/detail/layer',
    access: 'memory:edit',
    summary: 'Put entries into a layer; what they were is kept',
    input: z.object({
      memoryId: idSchema,
      entryIds: z.array(idSchema).min(1).max(mostTogether),
      layer: entryLayerSchema,
    }),
    output: z.object({
      /** Those that were in another layer. */
      changed: z.number().int(),
      /** Of these, how many took the place of one that was there in the same context. */
      replaced: z.number().int(),
    }),
  }),
  replaceInEntries: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/detail/replace',
    access: 'memory:edit',
    summary: 'Replace words in the texts of entries; what they were is kept',
    input: z.object({
      memoryId: idSchema,
      entries: z
        .array(z.object({ entryId: idSchema, /** As it was shown with. */ updatedAt: instantSchema }))
        .min(1)
        .max(mostReplaced),
      side: z.enum(['source', 'target']),
      find: z.string().min(1).max(200),
      replacement: z.string().max(2_000),
      matchCase: z.boolean(),
      wholeWords: z.boolean(),
    }),
    output: z.object({
      changed: z.number().int(),
      /** Of these, how many became the same as another one, and are kept once. */
      merged: z.number().int(),
      /** Those that somebody has changed or deleted meanwhile, that have no such words, or would become empty. */
      left: z.number().int(),
    }),
  }),
  restoreEntries: defineEndpoint({
    method: 'POST',
    path: '/api/mems/{memoryId}/detail/restore',
    access: 'memory:edit',
    summary: 'Put the entries of a deletion back; those that were added again meanwhile stay as they are',
    input: z.object({ memoryId: idSchema, deletionId: idSchema }),
    output: doneSchema,
  }),
  entryHistory: defineEndpoint({
    method: 'GET',
    path: '/api/mems/{memoryId}/detail/{entryId}/history',
    access: detail,
    summary: 'What an entry was before each change, the last change first',
    input: z.object({ memoryId: idSchema, entryId: idSchema }),
    output: z.array(entryVersionSchema),
  }),
};
