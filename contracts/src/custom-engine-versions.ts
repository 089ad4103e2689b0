import { z } from 'zod';
import { engineVariantSchema } from './custom-engine-fields.ts';
import { instantSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';

const scoreSchema = z.object({ bleu: z.number(), chrf: z.number() });

export const versionScoresSchema = z.object({
  /** Of the held-out part. */
  segments: z.number().int(),
  /** Of the variant that translates. */
  custom: scoreSchema,
  /** The same segments by the base engine without this; null where there is none. */
  base: scoreSchema.nullable(),
  /** Of both variants; null where there is one only. */
  variants: z.object({ plain: scoreSchema, 'post-edited': scoreSchema }).nullable(),
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
  variant: engineVariantSchema,
  /** Why it did not learn to rewrite its base engine; null where it did, or where nobody wished it. */
  postEditingMessage: z.string().nullable(),
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

/** Some of the held-out segments, with what the engine made of them and what the base engine made without it. */
export const comparedSegmentSchema = z.object({
  source: z.string(),
  reference: z.string(),
  custom: z.string(),
  base: z.string().nullable(),
  /** By the variant that rewrites the base engine; null where there is none. */
  postEdited: z.string().nullable(),
});
export type ComparedSegment = z.infer<typeof comparedSegmentSchema>;
