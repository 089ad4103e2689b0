import { z } from 'zod';
import { idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';
import { limits } from './limits.ts';

/** Entries that are deleted, changed or brought back together. */
export const mostTogether = 1_000;

/** Entries with a text: where there are more, so many are counted. Nobody pages through more. */
export const mostFound = 5_000;

export const assetNameSchema = z.string().trim().min(1).max(100);

/** What a memory and a term base say alike. */
export const assetFields = {
  name: z.string(),
  /** The team that it belongs to; null: the whole organization. */
  team: z.object({ teamId: idSchema, name: z.string() }).nullable(),
  /** True where the user may change the asset and its entries. */
  editable: z.boolean(),
  sourceLanguage: languageTagSchema,
  /** In all languages. */
  entryCount: z.number().int(),
  writable: z.boolean(),
  /** Seen by the whole organisation, or by its team; else by its creator and those who run the organisation. */
  shared: z.boolean(),
  /** The one its entries were merged into; it takes nothing then and is no longer offered. */
  mergedInto: idSchema.nullable(),
  /** Whether a merge or a reversal still fills it, or could not: then it holds a part of the entries. */
  filling: z.enum(['running', 'failed']).nullable(),
  creator: z.string(),
  createdAt: instantSchema,
  /** Who changed an entry last; null where nobody did. */
  updater: z.string().nullable(),
  updatedAt: instantSchema,
};

export type Asset = z.infer<z.ZodObject<typeof assetFields>>;

/** Filter of a list of memories or term bases. */
export const assetFilterFields = {
  source: languageTagSchema.optional(),
  target: languageTagSchema.optional(),
  /** `self-built`: made by a person; `default`: takes what is confirmed or added in a pair; `mine`: made by the user. */
  tab: z.enum(['all', 'self-built', 'default', 'mine']).default('all'),
  teamId: idSchema.optional(),
  /** Part of the name. */
  title: z.string().trim().max(100).optional(),
  /** Words of an entry, all of them. */
  content: z.string().trim().max(200).optional(),
};

/** What was done with the records of a file: imported, or left out for one of the reasons. */
export const importSummarySchema = z.object({
  detected: z.number().int(),
  imported: z.number().int(),
  empty: z.number().int(),
  /** Source and target are the same. */
  identical: z.number().int(),
  duplicate: z.number().int(),
  tooLong: z.number().int(),
  /** One of the two languages is missing. */
  otherLanguage: z.number().int(),
  /** A unit has a character that XML forbids. */
  spoiled: z.number().int().default(0),
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

/** A field as core names it; `text`, and what else a term has, are in a language. */
const columnSchema = z.object({
  field: z.string().min(1).max(100),
  language: languageTagSchema.optional(),
});
export type TableColumn = z.infer<typeof columnSchema>;

/** What the columns of a table hold, from the left; null for those that are left out, as all behind the last one are. */
export const tableLayoutSchema = z.object({
  /** Whether its first row names the columns, so that it is no record. */
  hasHeadings: z.boolean(),
  columns: z.array(columnSchema.nullable()).max(limits.tableColumns),
});
export type TableLayout = z.infer<typeof tableLayoutSchema>;

/** Of uploaded tables whose headings are not to be believed. */
export const fileLayoutsSchema = z
  .array(
    tableLayoutSchema
      .extend({ fileId: idSchema })
      .refine(({ columns }) => textLanguages(columns).size > 1, 'two-languages'),
  )
  .max(limits.memoryFiles)
  .default([]);

/** The input that creating a memory and creating a term base share. */
export const newAssetFields = {
  name: assetNameSchema,
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema).min(1).max(100),
  shared: z.boolean().default(true),
  /** The team that it belongs to. Absent: the own team of who may create for that alone, else none. */
  teamId: idSchema.nullish(),
  fileIds: z.array(idSchema).max(limits.memoryFiles).default([]),
  layouts: fileLayoutsSchema,
};

/** The languages that columns hold texts in. */
export function textLanguages(columns: TableLayout['columns']): ReadonlySet<string> {
  return new Set(columns.flatMap((column) => (column?.field === 'text' ? (column.language ?? []) : [])));
}

/** What is said of a file that goes, or went, into one of them. */
export const assetImportSchema = z.object({
  importId: idSchema,
  status: z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'taken-back']),
  fileName: z.string(),
  bytes: z.number().int(),
  /** `done` of `total` are bytes. Null some time after its end. */
  job: jobSchema.nullable(),
  /** What became of the records so far; null before the first are stored. */
  summary: importSummarySchema.nullable(),
  failure: failureSchema.nullable(),
  /** The refusal in the language of the interface, naming file and cause. */
  failureMessage: z.string().nullable(),
  /** Whether it can be gone on with after it was stopped. */
  resumable: z.boolean(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});
export type AssetImport = z.infer<typeof assetImportSchema>;
