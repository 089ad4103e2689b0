import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageTagSchema } from './fields.ts';

/** Memories, and term bases, of one project. */
const mostAssets = 50;

const useFields = {
  /** Whether what it holds is offered. */
  reads: z.boolean(),
  /** Whether it takes what is confirmed, or added, in the project. */
  writes: z.boolean(),
};

const shownFields = {
  ...useFields,
  name: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema),
  /** What is not takes nothing, whatever the project says. */
  writable: z.boolean(),
};

const memoryUseSchema = z.object({
  memoryId: idSchema,
  ...useFields,
  /** Points off its matches; null: those the memory says. */
  penalty: z.number().int().min(0, 'penalty').max(50, 'penalty').nullable(),
});
const termBaseUseSchema = z.object({ termBaseId: idSchema, ...useFields });

/** In their order; the first ones win. */
export const memoryUsesSchema = z
  .array(memoryUseSchema)
  .max(mostAssets)
  .refine((memories) => distinct(memories, ({ memoryId }) => memoryId), 'twice');
export const termBaseUsesSchema = z
  .array(termBaseUseSchema)
  .max(mostAssets)
  .refine((bases) => distinct(bases, ({ termBaseId }) => termBaseId), 'twice');

const projectMemoriesSchema = z.array(
  memoryUseSchema.extend({ ...shownFields, penaltyOfMemory: z.number().int() }),
);
const projectTermBasesSchema = z.array(termBaseUseSchema.extend(shownFields));

export type ProjectMemory = z.infer<typeof projectMemoriesSchema>[number];
export type ProjectTermBase = z.infer<typeof projectTermBasesSchema>[number];

function distinct<Item>(items: readonly Item[], idOf: (item: Item) => string): boolean {
  return new Set(items.map(idOf)).size === items.length;
}

const memoriesPath = '/api/projects/{projectId}/memories';
const termBasesPath = '/api/projects/{projectId}/term-bases';
const project = { projectId: idSchema };

/** A project that names none works with all that each person sees, and fills the default one of each pair. */
export const projectAssetsApi = {
  projectMemories: defineEndpoint({
    method: 'GET',
    path: memoriesPath,
    access: 'project:detailRouter',
    summary: 'Memories that a project names, the first one first',
    input: z.object(project),
    output: projectMemoriesSchema,
  }),
  saveProjectMemories: defineEndpoint({
    method: 'PUT',
    path: memoriesPath,
    access: 'project:manage',
    summary: 'Name the memories of a project in their order, which lends them to all who work in it',
    input: z.object({
      ...project,
      memories: memoryUsesSchema,
    }),
    output: projectMemoriesSchema,
  }),
  projectTermBases: defineEndpoint({
    method: 'GET',
    path: termBasesPath,
    access: 'project:detailRouter',
    summary: 'Term bases that a project names, the first one first',
    input: z.object(project),
    output: projectTermBasesSchema,
  }),
  saveProjectTermBases: defineEndpoint({
    method: 'PUT',
    path: termBasesPath,
    access: 'project:manage',
    summary: 'Name the term bases of a project in their order, which lends them to all who work in it',
    input: z.object({
      ...project,
      termBases: termBaseUsesSchema,
    }),
    output: projectTermBasesSchema,
  }),
};
