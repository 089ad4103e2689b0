import { scoreBands } from '@transloom/core/quality/score-bands';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eachOf, idSchema, languageTagSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { defineWorkContract, workExport } from './work.ts';

const count = z.number().int().min(0);
const score = z.number().int().min(0).max(100);

export const scoreRisks = ['low', 'high'] as const;

/** The automatic scores of one file. */
export const scoredDocumentSchema = z.object({
  documentId: idSchema,
  name: z.string(),
  targetLanguage: languageTagSchema,
  /** Machine-translated segments. */
  segments: count,
  /** The number of these segments that have a score. */
  scored: count,
  /** Whole percent; null where nothing is scored. */
  average: score.nullable(),
  /** Scores from the threshold of the project on are of low risk, the others of high risk. */
  low: count,
  high: count,
  bands: eachOf(scoreBands, count),
});
export type ScoredDocument = z.infer<typeof scoredDocumentSchema>;

export const scoredSegmentSchema = z.object({
  segmentId: idSchema,
  documentId: idSchema,
  documentName: z.string(),
  targetLanguage: languageTagSchema,
  number: count,
  /** Markup. */
  source: z.string(),
  target: z.string(),
  score,
  risk: z.enum(scoreRisks),
  /** Name of the engine that translated. */
  engine: z.string().nullable(),
  /** Name of the engine that scored; null for the estimate from checks. */
  scoredBy: z.string().nullable(),
  confirmed: z.boolean(),
});
export type ScoredSegment = z.infer<typeof scoredSegmentSchema>;

export const autoScoreContract = defineWorkContract({
  kind: 'auto-score',
  what: 'a scoring of the machine translations of a project',
  access: { see: 'project:manage', run: 'project:manage' },
  options: z.strictObject({
    projectId: idSchema,
    /** Empty: all of the project. */
    documentIds: z
      .array(idSchema)
      .max(limits.uploadFiles * 20)
      .default([]),
    /** True scores segments again that have a score already. */
    again: z.boolean().default(false),
  }),
  result: z.object({ scored: count }),
});

export const autoScoresApi = {
  ...autoScoreContract.endpoints,
  ...workExport(autoScoreContract, z.object({ format: z.enum(['xlsx', 'csv']) })),
  projectScores: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/scores',
    access: 'project:manage',
    summary: 'The automatic scores of a project, file by file',
    input: z.object({ projectId: idSchema }),
    output: z.object({ enabled: z.boolean(), threshold: score, documents: z.array(scoredDocumentSchema) }),
  }),
  scoredSegments: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/scored-segments',
    access: 'project:manage',
    summary: 'Scored segments, the lowest score first',
    input: z.object({
      ...pageQuerySchema,
      projectId: idSchema,
      documentId: idSchema.optional(),
      risk: z.enum(scoreRisks).optional(),
      band: z.enum(scoreBands).optional(),
    }),
    output: pageSchema(scoredSegmentSchema),
  }),
};
