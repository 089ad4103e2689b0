import { z } from 'zod';
import { corpusCountsSchema, engineCorpusSchema, enginePairSchema } from './custom-engine-corpora.ts';
import {
  changeableFields,
  customEngineKindSchema,
  engineVariantSchema,
  makingKeys,
  postEditingSchema,
  statedFields,
} from './custom-engine-fields.ts';
import { engineSharingEndpoints, joinedEngineSchema } from './custom-engine-sharing.ts';
import {
  comparedSegmentSchema,
  engineVersionSchema,
  trainingEstimateSchema,
  versionScoresSchema,
} from './custom-engine-versions.ts';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  emptySchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
} from './fields.ts';
import { jobSchema } from './jobs.ts';
import { limits } from './limits.ts';

/**
 * empty: has no corpus. cleaning: its files are read and looked through. prepared: can be trained. training: offline
 * until its new version was measured. ready: can be chosen. weaker: measured, and worse than without it. failed: what it
 * was last trained with came to nothing. off-shelf: the plan does not cover it at the moment.
 */
export const customEngineStatusSchema = z.enum([
  'empty',
  'cleaning',
  'prepared',
  'training',
  'ready',
  'weaker',
  'failed',
  'off-shelf',
]);
export type CustomEngineStatus = z.infer<typeof customEngineStatusSchema>;

export const customEngineSummarySchema = z.object({
  /** The team that it belongs to; null: the whole organization. */
  team: z.object({ teamId: idSchema, name: z.string() }).nullable(),
  /** True where the user may change the engine. */
  editable: z.boolean(),
  customEngineId: idSchema,
  kind: customEngineKindSchema,
  status: customEngineStatusSchema,
  ...changeableFields,
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  corpus: corpusCountsSchema.nullable(),
  currentVersion: z.number().int().nullable(),
  /** Of the current version. */
  scores: versionScoresSchema.nullable(),
  creator: z.string().nullable(),
  createdAt: instantSchema,
  changedAt: instantSchema,
});
export type CustomEngineSummary = z.infer<typeof customEngineSummarySchema>;

/** Somebody whose texts an engine learned from. */
export const engineContributorSchema = z.object({
  name: z.string(),
  /** That were added, before cleaning. */
  pairs: z.number().int(),
  /** reading: a file is being read. failed: none of their files could be. */
  state: z.enum(['reading', 'added', 'failed']),
  /** When the first file was added. */
  joinedAt: instantSchema,
  /** Of the newest version that was measured since then. */
  bleu: z.number().nullable(),
});
export type EngineContributor = z.infer<typeof engineContributorSchema>;

export const customEngineDetailSchema = customEngineSummarySchema.extend({
  files: z.array(engineCorpusSchema),
  cleaningJob: jobSchema.nullable(),
  cleaningFailureMessage: z.string().nullable(),
  versions: z.array(engineVersionSchema),
  contributors: z.array(engineContributorSchema),
});
export type CustomEngineDetail = z.infer<typeof customEngineDetailSchema>;

const one = { customEngineId: idSchema };

export const customEnginesApi = {
  listCustomEngines: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom',
    access: 'signed-in',
    summary:
      'Custom engines of the organization for those who may look at them, and how many the plan covers; and those joined',
    input: emptySchema,
    output: z.object({
      engines: z.array(customEngineSummarySchema),
      joined: z.array(joinedEngineSchema),
      /** Null: as many as one likes. */
      limit: z.number().int().nullable(),
    }),
  }),
  createCustomEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom',
    access: makingKeys,
    summary: 'Create a custom engine; its files are read and cleaned in the background',
    input: z.object({
      kind: customEngineKindSchema,
      ...statedFields,
      style: changeableFields.style.default(''),
      examples: changeableFields.examples.default(''),
      terms: changeableFields.terms.default([]),
      trainerId: changeableFields.trainerId.default(null),
      postEditing: postEditingSchema.default('local'),
      /** Absent: the own team of who may create for that alone, else none. */
      teamId: idSchema.nullish(),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      fileIds: z.array(idSchema).min(1).max(limits.memoryFiles),
    }),
    output: customEngineDetailSchema,
  }),
  customEngine: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom/{customEngineId}',
    access: 'engine:engineDetailRouter',
    summary: 'A custom engine with its files, its versions and who contributed',
    input: z.object(one),
    output: customEngineDetailSchema,
  }),
  changeCustomEngine: defineEndpoint({
    method: 'PATCH',
    path: '/api/mt/engines/custom/{customEngineId}',
    access: makingKeys,
    summary: 'Rename a custom engine or change how its next version is built',
    input: z.object({
      ...one,
      ...z.object(statedFields).partial().shape,
      teamId: idSchema.nullable().optional(),
    }),
    output: customEngineDetailSchema,
  }),
  deleteCustomEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}',
    access: makingKeys,
    summary: 'Delete a custom engine with its corpus and versions',
    input: z.object(one),
    output: doneSchema,
  }),
  addCorpus: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/corpus',
    access: makingKeys,
    summary: 'Add uploaded files to the corpus, to learn from or only to measure with',
    input: z.object({
      ...one,
      fileIds: z.array(idSchema).min(1).max(limits.memoryFiles),
      forTesting: z.boolean().default(false),
    }),
    output: customEngineDetailSchema,
  }),
  removeCorpus: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}/corpus/{corpusId}',
    access: makingKeys,
    summary: 'Take a file out of the corpus; versions that learned from it stay as they are',
    input: z.object({ ...one, corpusId: idSchema }),
    output: customEngineDetailSchema,
  }),
  listPairs: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom/{customEngineId}/pairs',
    access: 'engine:engineDetailRouter',
    summary: 'Pairs of the corpus, with the reasons why some are left out',
    input: z.object({
      ...one,
      ...pageQuerySchema,
      show: z.enum(['all', 'used', 'left-out', 'suspected', 'test', 'decided']).default('all'),
      reason: z.string().max(40).optional(),
    }),
    output: pageSchema(enginePairSchema),
  }),
  decidePairs: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/pairs/decisions',
    access: makingKeys,
    summary: 'Decide that pairs are used or left out whatever was found; null takes a decision back',
    input: z.object({ ...one, pairIds: z.array(idSchema).min(1).max(200), used: z.boolean().nullable() }),
    output: doneSchema,
  }),
  trainCustomEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/versions',
    access: makingKeys,
    summary:
      'Build the next version from the corpus and measure it on the held-out part; meanwhile the engine is offline',
    input: z.object({
      ...one,
      /** Of the estimate that was seen; deep engines are not trained without. */
      estimateKey: z.string().max(60).optional(),
    }),
    output: customEngineDetailSchema,
  }),
  estimateTraining: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/estimate',
    access: makingKeys,
    summary: 'Ask the trainer of a deep engine what training its next version will take',
    transaction: 'none',
    input: z.object(one),
    output: trainingEstimateSchema,
  }),
  stopTraining: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}/training',
    access: makingKeys,
    summary: 'Stop building or measuring the newest version, whoever began it; at a trainer too',
    input: z.object(one),
    output: customEngineDetailSchema,
  }),
  resumeTraining: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/training',
    access: makingKeys,
    summary: 'Let the training of the newest version go on where it stopped',
    input: z.object(one),
    output: customEngineDetailSchema,
  }),
  chooseVersion: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/current-version',
    access: makingKeys,
    summary: 'Let a measured version translate from now on, such as an earlier one, or in its other variant',
    input: z.object({
      ...one,
      number: z.number().int().min(1),
      /** Absent: as it does. */
      variant: engineVariantSchema.optional(),
    }),
    output: customEngineDetailSchema,
  }),
  compareVersion: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom/{customEngineId}/versions/{number}/comparison',
    access: 'engine:engineDetailRouter',
    summary: 'Held-out segments as the engine and as its base engine translated them',
    input: z.object({ ...one, number: z.coerce.number().int().min(1) }),
    output: z.array(comparedSegmentSchema),
  }),
  ...engineSharingEndpoints,
};
