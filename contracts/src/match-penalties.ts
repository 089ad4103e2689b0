import { authorKey } from '@transloom/core/memory/rate/author-penalties';
import {
  type PenaltyName,
  penaltyLevels,
  penaltyNames,
  penaltyRange,
} from '@transloom/core/memory/rate/penalty-settings';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';

function pointsSchema(name: PenaltyName) {
  const { least, most } = penaltyRange(name);
  return z.number().int().min(least, 'penalty').max(most, 'penalty');
}

const points = Object.fromEntries(penaltyNames.map((name) => [name, pointsSchema(name).optional()]));

const { most: mostAuthorPoints } = penaltyRange('alignment');

const authorPenaltySchema = z.object({
  /** Who was the last to change an entry: a user name, or a name that its file gives. */
  author: z.string().trim().min(1, 'required').max(limits.authorCharacters, 'too-long'),
  points: z.number().int().min(0, 'penalty').max(mostAuthorPoints, 'penalty'),
});

/** What is chosen at one level, in points of the rate and months; what is absent holds as further out. */
const penaltyChoiceSchema = z.strictObject({
  ...(points as Record<PenaltyName, z.ZodOptional<ReturnType<typeof pointsSchema>>>),
  /** Each once; those that are not named hold as further out. */
  authors: z
    .array(authorPenaltySchema)
    .max(limits.penalizedAuthors)
    .refine((all) => new Set(all.map(({ author }) => authorKey(author))).size === all.length, 'duplicate')
    .optional(),
});

const levelSchema = z.enum(['memory', 'project', 'organization', 'default']);
const inForceSchema = z.object({ value: z.number().int(), from: levelSchema });

const matchPenaltiesSchema = z.object({
  penalties: z.array(
    inForceSchema.extend({
      name: z.enum(penaltyNames as [PenaltyName, ...PenaltyName[]]),
      /** What would hold if nothing were chosen here. */
      otherwise: inForceSchema,
    }),
  ),
  /** Points off entries of some people, where there are any. */
  authors: z.array(authorPenaltySchema.extend({ from: z.enum(penaltyLevels) })),
  /** The last choices at this level, the newest first; each is all that was chosen then. */
  history: z.array(
    z.object({ penalties: penaltyChoiceSchema, chooser: z.string().nullable(), chosenAt: instantSchema }),
  ),
});
export type MatchPenalties = z.infer<typeof matchPenaltiesSchema>;

const organizationPenaltiesSchema = matchPenaltiesSchema.extend({
  /** Whether the reader may choose them: somebody who edits memories of own teams alone may not. */
  editable: z.boolean(),
});
export type OrganizationPenalties = z.infer<typeof organizationPenaltiesSchema>;

const memoryPath = '/api/mems/{memoryId}/penalties';
const projectPath = '/api/projects/{projectId}/penalties';

/** A choice of a memory holds before one of the project, and that before one of the organisation. */
export const matchPenaltiesApi = {
  organizationPenalties: defineEndpoint({
    method: 'GET',
    path: '/api/match-penalties',
    access: ['memory:memoryStoreRouter', 'project:manage'],
    summary: 'What is taken off matches in the organisation',
    input: emptySchema,
    output: organizationPenaltiesSchema,
  }),
  saveOrganizationPenalties: defineEndpoint({
    method: 'PUT',
    path: '/api/match-penalties',
    access: 'memory:edit',
    summary: 'Choose what is taken off matches in the organisation; what is absent holds by default',
    input: z.object({ penalties: penaltyChoiceSchema }),
    output: organizationPenaltiesSchema,
  }),
  memoryPenalties: defineEndpoint({
    method: 'GET',
    path: memoryPath,
    access: 'memory:memoryStore:detailRouter',
    summary: 'What is taken off matches of a memory',
    input: z.object({ memoryId: idSchema }),
    output: matchPenaltiesSchema,
  }),
  saveMemoryPenalties: defineEndpoint({
    method: 'PUT',
    path: memoryPath,
    access: 'memory:edit',
    summary: 'Choose what is taken off matches of a memory, whatever projects choose',
    input: z.object({ memoryId: idSchema, penalties: penaltyChoiceSchema }),
    output: matchPenaltiesSchema,
  }),
  projectPenalties: defineEndpoint({
    method: 'GET',
    path: projectPath,
    access: 'project:detailRouter',
    summary: 'What is taken off matches in a project',
    input: z.object({ projectId: idSchema }),
    output: matchPenaltiesSchema,
  }),
  saveProjectPenalties: defineEndpoint({
    method: 'PUT',
    path: projectPath,
    access: 'project:manage',
    summary: 'Choose what is taken off matches in a project, instead of what the organisation chose',
    input: z.object({ projectId: idSchema, penalties: penaltyChoiceSchema }),
    output: matchPenaltiesSchema,
  }),
};
