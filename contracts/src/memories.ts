import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';

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
});
export type ImportSummary = z.infer<typeof importSummarySchema>;

export const memoryImportStatusSchema = z.enum(['waiting', 'running', 'done', 'failed', 'cancelled']);

/** A file that goes, or went, into a memory. */
export const memoryImportSchema = z.object({
  importId: idSchema,
  fileName: z.string(),
  bytes: z.number().int(),
  status: memoryImportStatusSchema,
  /** `done` of `total` are bytes. Null some time after its end. */
  job: jobSchema.nullable(),
  /** Once it is done. */
  summary: importSummarySchema.nullable(),
  failure: failureSchema.nullable(),
  /** The refusal in the language of the interface, naming file and cause. */
  failureMessage: z.string().nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});
export type MemoryImport = z.infer<typeof memoryImportSchema>;

export const memorySchema = z.object({
  memoryId: idSchema,
  name: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  entryCount: z.number().int(),
  /** Points taken off every match of this memory, 0 to 50. */
  penalty: z.number().int(),
  writable: z.boolean(),
  /** Confirmed translations of the pair go here unless a project says otherwise. */
  isDefault: z.boolean(),
  creator: z.string(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** Files that came together the last time, in their order; empty where none ever came. */
  lastImports: z.array(memoryImportSchema),
});
export type Memory = z.infer<typeof memorySchema>;

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
    input: z.object({ source: languageTagSchema.optional(), target: languageTagSchema.optional() }),
    output: z.array(memorySchema),
  }),
  createMemory: defineEndpoint({
    method: 'POST',
    path: '/api/mems',
    access: 'memory:edit',
    summary: 'Create a translation memory, filled from uploaded TMX files where given',
    input: z.object({
      name: z.string().trim().min(1).max(100),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      fileIds: z.array(idSchema).max(50).default([]),
    }),
    output: memorySchema,
  }),
};
