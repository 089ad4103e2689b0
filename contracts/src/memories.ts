import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema, languageTagSchema } from './fields.ts';

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
