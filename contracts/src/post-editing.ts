import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema } from './fields.ts';

const segmentsSchema = z.number().int();

/** What people left of the texts of an engine, in the segments they confirmed. */
export const postEditedEngineSchema = z.object({
  /** As it was called when it translated. */
  engine: z.string(),
  segments: segmentsSchema,
  /** Code points of their sources. */
  characters: z.number().int(),
  /** Whole percent of all words, and characters of Chinese and the like, that stayed. */
  kept: z.number().int(),
  /** Segments by how much of each stayed: all of it, or whole percent. */
  bands: z.object({
    '100': segmentsSchema,
    '95-99': segmentsSchema,
    '85-94': segmentsSchema,
    '75-84': segmentsSchema,
    '50-74': segmentsSchema,
    below: segmentsSchema,
  }),
});
export type PostEditedEngine = z.infer<typeof postEditedEngineSchema>;

export const postEditingApi = {
  projectPostEditing: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/post-editing',
    access: 'project:manage',
    summary:
      'How much people changed of what engines wrote, engine by engine, in the segments confirmed last',
    input: z.object({ projectId: idSchema }),
    output: z.object({
      /** The one with most segments first. */
      engines: z.array(postEditedEngineSchema),
      /** There are more than are looked at. */
      more: z.boolean(),
    }),
  }),
};
