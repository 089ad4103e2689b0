import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, languageTagSchema } from './fields.ts';

/**
 * `terms`: machine translations do not keep terms. `inconsistent`: equal sources are translated in several ways.
 * `style`: nothing says how to translate a long text. `engine`: pairs without an engine have empty segments.
 * `failures`: an engine failed on segments. `repetitions`: repeated segments are open, and could be locked.
 * `memory`: a memory that the project does not search has segments word for word. `readyEngine`: such a pair has an
 * engine that is ready.
 */
export const projectFindingKinds = [
  ...(['failures', 'terms', 'memory', 'inconsistent', 'readyEngine', 'engine'] as const),
  ...(['repetitions', 'style'] as const),
] as const;
export type ProjectFindingKind = (typeof projectFindingKinds)[number];

const count = z.number().int().min(0);

/** Something that would make a project better, with what it would gain. */
export const projectFindingSchema = z.object({
  kind: z.enum(projectFindingKinds),
  /** Segments it concerns; for `style` all of the project. */
  segments: count,
  /** What stands behind them: terms, sources, language pairs, or words of their sources; 0 where nothing is counted. */
  things: count,
  /** The first segment to look at; null where there is none. */
  first: z.object({ documentId: idSchema, segmentId: idSchema, number: count }).nullable(),
  /** The memory or the engine to choose, and the language it is for; null where nothing is to be chosen. */
  choice: z.object({ id: z.string(), name: z.string(), targetLanguage: languageTagSchema }).nullable(),
});
export type ProjectFinding = z.infer<typeof projectFindingSchema>;

export const projectCheckApi = {
  projectCheck: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/check',
    access: 'project:manage',
    summary:
      'What would make a project better, measured; dismissed findings return when they concern more segments',
    input: z.object({ projectId: idSchema }),
    output: z.array(projectFindingSchema),
  }),
  dismissFinding: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/check/dismiss',
    access: 'project:manage',
    summary: 'Hide a finding until it concerns more segments',
    input: z.object({ projectId: idSchema, kind: z.enum(projectFindingKinds), segments: count }),
    output: doneSchema,
  }),
};
