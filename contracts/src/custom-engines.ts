import { z } from 'zod';
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
import { failureSchema, jobSchema } from './jobs.ts';
import { limits } from './limits.ts';

/**
 * rag: a language model that is shown the most similar translations and the terms. quick: trained here on the
 * processor, serves without any other engine. deep: trained by a trainer on 5,000 to 100,000 pairs, and translates there.
 * xgpt: a language model with a description, a style, examples and terms.
 */
export const customEngineKindSchema = z.enum(['rag', 'quick', 'deep', 'xgpt']);
export type CustomEngineKind = z.infer<typeof customEngineKindSchema>;

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

const nameSchema = z.string().trim().min(1).max(limits.customEngineNameCharacters);
const tagsSchema = z.array(z.string().trim().min(1).max(20)).min(1).max(limits.customEngineTags);
const termSchema = z.object({
  source: z.string().trim().min(1).max(limits.termCharacters),
  target: z.string().trim().min(1).max(limits.termCharacters),
});
export type CustomEngineTerm = z.infer<typeof termSchema>;

const changeableFields = {
  name: nameSchema,
  description: z.string().trim().max(limits.customEngineDescriptionCharacters),
  tags: tagsSchema,
  style: z.string().trim().max(limits.customEngineDescriptionCharacters),
  /** Translations that show how it is to translate. */
  examples: z.string().trim().max(limits.customEngineExampleCharacters),
  terms: z.array(termSchema).max(limits.customEngineTerms),
  /** Key of the engine it builds on, or for quick and deep ones is compared with. */
  baseEngine: z.string().max(80).nullable(),
  /** Trains its next version; for deep ones alone. */
  trainerId: idSchema.nullable(),
};

/** How many pairs there are: in all, of them suspected to be of low quality, left without doubles, left for training. */
export const corpusCountsSchema = z.object({
  uploaded: z.number().int(),
  suspected: z.number().int(),
  deduplicated: z.number().int(),
  cleaned: z.number().int(),
  /** Pairs that are kept from training, to measure with. */
  test: z.number().int(),
  /** Pairs by the reason they are left out for. */
  reasons: z.record(z.string(), z.number().int()),
});
export type CorpusCounts = z.infer<typeof corpusCountsSchema>;

const scoreSchema = z.object({ bleu: z.number(), chrf: z.number() });

export const versionScoresSchema = z.object({
  /** Of the held-out part. */
  segments: z.number().int(),
  custom: scoreSchema,
  /** The same segments by the base engine without this; null where there is none. */
  base: scoreSchema.nullable(),
  bleuSignature: z.string(),
  chrfSignature: z.string(),
});
export type VersionScores = z.infer<typeof versionScoresSchema>;

/** What a training will take, as far as the trainer can tell; nothing of it is a promise. */
const estimateFields = {
  /** In units of the currency; null where the trainer names no price. */
  cost: z.object({ currency: z.string(), amount: z.number() }).nullable(),
  /** That are paid for. */
  tokens: z.number().nullable(),
  seconds: z.number().nullable(),
};
export const trainingEstimateSchema = z.object({
  /** Training is begun with this: it says that the estimate was seen. */
  estimateKey: z.string(),
  trainer: z.string(),
  /** That are learned from. */
  pairs: z.number().int(),
  ...estimateFields,
});
export type TrainingEstimate = z.infer<typeof trainingEstimateSchema>;

/** A version at its trainer. */
export const trainingSchema = z.object({
  trainer: z.string().nullable(),
  /** sending: the corpus is handed in. waiting: for its turn. */
  state: z.enum(['sending', 'waiting', 'running', 'trained']),
  /** 0 to 1; null where the trainer does not tell. */
  share: z.number().nullable(),
  estimate: z.object(estimateFields),
  /** That the trainer counted in the end. */
  tokens: z.number().nullable(),
  startedAt: instantSchema,
  /** Since when the trainer gives no answer; it is asked again and again for a day. */
  unreachableSince: instantSchema.nullable(),
  /** Whether it can go on where it stopped. */
  resumable: z.boolean(),
});
export type Training = z.infer<typeof trainingSchema>;

export const engineVersionSchema = z.object({
  number: z.number().int(),
  status: z.enum(['building', 'measuring', 'ready', 'weaker', 'failed']),
  pairs: z.number().int().nullable(),
  scores: versionScoresSchema.nullable(),
  baseEngine: z.string().nullable(),
  /** Null for kinds that no trainer trains. */
  training: trainingSchema.nullable(),
  job: jobSchema.nullable(),
  failure: failureSchema.nullable(),
  failureMessage: z.string().nullable(),
  creator: z.string().nullable(),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
});
export type EngineVersion = z.infer<typeof engineVersionSchema>;

export const engineCorpusSchema = z.object({
  corpusId: idSchema,
  name: z.string(),
  bytes: z.number(),
  forTesting: z.boolean(),
  /** Null while it is read. */
  pairs: z.number().int().nullable(),
  failureMessage: z.string().nullable(),
  contributor: z.string().nullable(),
  createdAt: instantSchema,
});
export type EngineCorpus = z.infer<typeof engineCorpusSchema>;

export const customEngineSummarySchema = z.object({
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

export const customEngineDetailSchema = customEngineSummarySchema.extend({
  files: z.array(engineCorpusSchema),
  cleaningJob: jobSchema.nullable(),
  cleaningFailureMessage: z.string().nullable(),
  versions: z.array(engineVersionSchema),
  contributors: z.array(z.object({ name: z.string(), pairs: z.number().int() })),
});
export type CustomEngineDetail = z.infer<typeof customEngineDetailSchema>;

export const enginePairSchema = z.object({
  pairId: idSchema,
  /** Markup. */
  source: z.string(),
  target: z.string(),
  file: z.string(),
  position: z.number().int(),
  /** Why it is left out. */
  reasons: z.array(z.string()),
  suspected: z.boolean(),
  part: z.enum(['train', 'development', 'test']),
  /** What a person decided: whether it is used. */
  decision: z.boolean().nullable(),
});
export type EnginePair = z.infer<typeof enginePairSchema>;

/** Some of the held-out segments, with what the engine made of them and what the base engine made without it. */
export const comparedSegmentSchema = z.object({
  source: z.string(),
  reference: z.string(),
  custom: z.string(),
  base: z.string().nullable(),
});
export type ComparedSegment = z.infer<typeof comparedSegmentSchema>;

/** An engine of another organization, joined by its link. */
export const joinedEngineSchema = z.object({
  customEngineId: idSchema,
  kind: customEngineKindSchema,
  name: z.string(),
  description: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  /** Whose it is. */
  organization: z.string(),
  /** Whether it can be chosen at the moment. */
  serving: z.boolean(),
  /** Of the guest: what a language model's engine translates with. */
  baseEngine: z.string().nullable(),
});
export type JoinedEngine = z.infer<typeof joinedEngineSchema>;

export const engineSharingSchema = z.object({
  /** Null where it is not shared. */
  share: z.object({ token: z.string(), expiresAt: instantSchema.nullable() }).nullable(),
  guests: z.array(z.object({ organization: z.string(), user: z.string(), joinedAt: instantSchema })),
});
export type EngineSharing = z.infer<typeof engineSharingSchema>;

const sharePasswordSchema = z.string().min(6).max(64);
const link = { customEngineId: idSchema, token: z.string().min(1).max(64) };

const makes = ['engine:engineCreateRouter', 'engine:engineQuickCreateRouter'] as const;
const one = { customEngineId: idSchema };

export const customEnginesApi = {
  listCustomEngines: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom',
    access: 'engine:engineDetailRouter',
    summary: 'Custom engines of the organisation, and how many the plan covers',
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
    access: makes,
    summary: 'Create a custom engine; its files are read and cleaned in the background',
    input: z.object({
      kind: customEngineKindSchema,
      ...changeableFields,
      description: changeableFields.description.default(''),
      style: changeableFields.style.default(''),
      examples: changeableFields.examples.default(''),
      terms: changeableFields.terms.default([]),
      trainerId: changeableFields.trainerId.default(null),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      fileIds: z.array(idSchema).max(limits.memoryFiles).default([]),
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
    access: makes,
    summary: 'Rename a custom engine or change how its next version is built',
    input: z.object({ ...one, ...z.object(changeableFields).partial().shape }),
    output: customEngineDetailSchema,
  }),
  deleteCustomEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}',
    access: makes,
    summary: 'Delete a custom engine with its corpus and versions',
    input: z.object(one),
    output: doneSchema,
  }),
  addCorpus: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/corpus',
    access: makes,
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
    access: makes,
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
    access: makes,
    summary: 'Decide that pairs are used or left out whatever was found; null takes a decision back',
    input: z.object({ ...one, pairIds: z.array(idSchema).min(1).max(200), used: z.boolean().nullable() }),
    output: doneSchema,
  }),
  trainCustomEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/versions',
    access: makes,
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
    access: makes,
    summary: 'Ask the trainer of a deep engine what training its next version will take',
    transaction: 'none',
    input: z.object(one),
    output: trainingEstimateSchema,
  }),
  stopTraining: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}/training',
    access: makes,
    summary: 'Stop building or measuring the newest version, whoever began it; at a trainer too',
    input: z.object(one),
    output: customEngineDetailSchema,
  }),
  resumeTraining: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/training',
    access: makes,
    summary: 'Let the training of the newest version go on where it stopped',
    input: z.object(one),
    output: customEngineDetailSchema,
  }),
  chooseVersion: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/current-version',
    access: makes,
    summary: 'Let a measured version translate from now on, such as an earlier one',
    input: z.object({ ...one, number: z.number().int().min(1) }),
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
  sharing: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makes,
    summary: 'Whether a custom engine is shared, until when, and who joined it',
    input: z.object(one),
    output: engineSharingSchema,
  }),
  shareEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makes,
    summary: 'Share a custom engine by a new link with a password; an earlier link ends, who joined stays',
    transaction: 'none',
    input: z.object({
      ...one,
      password: sharePasswordSchema,
      expiresAt: instantSchema.nullable().default(null),
    }),
    output: engineSharingSchema,
  }),
  stopSharing: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/custom/{customEngineId}/share',
    access: makes,
    summary: 'End the link, and whoever joined loses the engine',
    input: z.object(one),
    output: doneSchema,
  }),
  sharedEngine: defineEndpoint({
    method: 'GET',
    path: '/api/mt/engines/shared/{customEngineId}/{token}',
    access: 'engine:engineShareRouter',
    summary: 'What a link to a shared engine leads to',
    input: z.object(link),
    output: joinedEngineSchema.extend({ joined: z.boolean() }),
  }),
  joinEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/engines/shared/{customEngineId}/{token}',
    access: 'engine:engineShareRouter',
    summary: 'Join a shared engine by its password; tries are limited',
    transaction: 'none',
    input: z.object({
      ...link,
      password: z.string().max(64),
      baseEngine: z.string().max(80).nullable().default(null),
    }),
    output: joinedEngineSchema,
  }),
  leaveEngine: defineEndpoint({
    method: 'DELETE',
    path: '/api/mt/engines/joined/{customEngineId}',
    access: makes,
    summary: 'Leave an engine of another organisation',
    input: z.object(one),
    output: doneSchema,
  }),
};
