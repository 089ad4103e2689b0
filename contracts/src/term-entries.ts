import { z } from 'zod';
import { mostFound, mostTogether } from './assets.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
  sortOrders,
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
  /** Leads to a picture, where none was uploaded. */
  image: addressSchema,
  /** An uploaded file, or the picture the entry has already. */
  pictureId: idSchema.nullable().default(null),
  link: addressSchema,
};

export const termEntrySchema = z.object({
  termEntryId: idSchema,
  termBaseId: idSchema,
  definition: z.string().nullable(),
  subject: z.string().nullable(),
  note: z.string().nullable(),
  image: z.string().nullable(),
  pictureId: idSchema.nullable(),
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

/** An address that holds the picture itself (`data:`), to be shown and to be saved. */
export const termPictureSchema = z.object({ address: z.string() });

export const inTermBase = { termBaseId: idSchema };

const entryInput = { ...conceptFields, terms: z.array(termSchema).min(1).max(limits.termsPerEntry) };

/** Which entries of a term base are meant. */
export const termFilterSchema = z.object({
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
});

export const termSorts = ['added', 'source', 'target', 'changed'] as const;
export type TermSort = (typeof termSorts)[number];

/** What a list of so many entries can be sorted by. */
export function termSortsOf(total: number): readonly TermSort[] {
  return total < mostFound ? termSorts : ['added', 'changed'];
}

export const termEntriesApi = {
  listTermEntries: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/detail',
    access: 'memory:termStore:detailRouter',
    summary: 'Entries of a term base, page by page; a list that cannot be sorted so has the newest first',
    input: z.object({
      ...inTermBase,
      ...pageQuerySchema,
      ...termFilterSchema.shape,
      sortBy: z.enum(termSorts).default('added'),
      sortOrder: z.enum(sortOrders).default('descending'),
      /** Whose terms the order `target` goes by; those of the base's first one without. */
      targetLanguage: languageTagSchema.optional(),
    }),
    output: pageSchema(termEntrySchema),
  }),
  addTermEntry: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/detail',
    access: 'term:edit',
    summary: 'Add an entry; terms of the source language and of another one are needed',
    input: z.object({ ...inTermBase, ...entryInput }),
    output: termEntrySchema,
  }),
  termEntryDetail: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/detail/{termEntryId}',
    access: 'memory:termStore:detailRouter',
    summary: 'An entry of a term base',
    input: z.object({ ...inTermBase, termEntryId: idSchema }),
    output: termEntrySchema,
  }),
  changeTermEntry: defineEndpoint({
    method: 'PUT',
    path: '/api/terms/{termBaseId}/detail/{termEntryId}',
    access: 'term:edit',
    summary: 'Change an entry; what it was before is kept',
    input: z.object({
      ...inTermBase,
      termEntryId: idSchema,
      /** `updatedAt` it was shown with: a change on top of another one is refused. */
      updatedAt: instantSchema,
      ...entryInput,
    }),
    output: termEntrySchema,
  }),
  deleteTermEntries: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/detail/delete',
    access: 'term:edit',
    summary: 'Delete entries; what they were is kept',
    input: z.object({ ...inTermBase, termEntryIds: z.array(idSchema).min(1).max(mostTogether) }),
    /** Names the deletion, to undo it. */
    output: z.object({ deletionId: idSchema }),
  }),
  changeTermStatus: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/detail/status',
    access: 'term:edit',
    summary: 'Give the terms of one language of some entries a status; what they were is kept',
    input: z.object({
      ...inTermBase,
      termEntryIds: z.array(idSchema).min(1).max(mostTogether),
      language: languageTagSchema,
      status: termStatusSchema,
    }),
    /** Entries in which a term had another one. */
    output: z.object({ changed: z.number().int() }),
  }),
  restoreTermEntries: defineEndpoint({
    method: 'POST',
    path: '/api/terms/{termBaseId}/detail/restore',
    access: 'term:edit',
    summary: 'Put the entries of a deletion back; those that were added again meanwhile stay as they are',
    input: z.object({ ...inTermBase, deletionId: idSchema }),
    output: doneSchema,
  }),
  termEntryHistory: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/detail/{termEntryId}/history',
    access: 'memory:termStore:detailRouter',
    summary: 'What an entry was before each of its changes, the last one first',
    input: z.object({ ...inTermBase, termEntryId: idSchema }),
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
  termPicture: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/detail/{termEntryId}/picture',
    access: 'memory:termStore:detailRouter',
    summary: 'The uploaded picture of an entry',
    input: z.object({ ...inTermBase, termEntryId: idSchema }),
    output: termPictureSchema,
  }),
  similarTerms: defineEndpoint({
    method: 'GET',
    path: '/api/terms/{termBaseId}/similar',
    access: ['memory:termStore:detailRouter', 'segment:edit'],
    summary: 'Entries of the base whose term is nearly this one, for a warning while typing',
    input: z.object({
      ...inTermBase,
      text: z.string().trim().min(1).max(limits.termCharacters),
      language: languageTagSchema,
    }),
    output: z.array(termEntrySchema),
  }),
};
