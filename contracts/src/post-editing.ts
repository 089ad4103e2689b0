import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';

export const postEditingFormats = ['xlsx', 'csv'] as const;
export const postEditingBands = ['100', '95-99', '85-94', '75-84', '50-74', 'below'] as const;

const count = z.number().int();

/** What people left of the texts of engines, in the segments they confirmed. */
const effortFields = {
  segments: count,
  /** Code points of their sources. */
  characters: count,
  /** Words, and characters of Chinese and the like, that were put in, taken out or replaced: the edit distance. */
  changed: count,
  /** Whole percent of all words that stayed. */
  kept: count,
  /** Segments by how much of each stayed: all of it, or whole percent. */
  bands: z.record(z.enum(postEditingBands), count),
};

/** `engine` is its name when it translated. */
const postEditedEngineSchema = z.object({ engine: z.string(), ...effortFields });
export type PostEditedEngine = z.infer<typeof postEditedEngineSchema>;

const postEditedByPersonSchema = postEditedEngineSchema.extend({
  /** Whoever changed the segment last; null where no person is known. */
  username: z.string().nullable(),
});
export type PostEditedByPerson = z.infer<typeof postEditedByPersonSchema>;

export const postEditingApi = {
  projectPostEditing: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/post-editing',
    access: 'project:manage',
    summary:
      'How much people changed of what engines wrote, by engine and by person, in the segments confirmed last',
    input: z.object({ projectId: idSchema }),
    output: z.object({
      /** The one with most segments first. */
      engines: z.array(postEditedEngineSchema),
      /** A row for each person and engine, in the order of names. */
      people: z.array(postEditedByPersonSchema),
      /** There are more than are looked at. */
      more: z.boolean(),
    }),
  }),
  exportPostEditing: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/post-editing/export',
    access: 'project:manage',
    summary: 'Write the post-editing analysis of a project to a table, a row for each person and engine',
    input: z.object({ projectId: idSchema, format: z.enum(postEditingFormats).default('xlsx') }),
    output: z.object({ resourceId: idSchema }),
  }),
};
