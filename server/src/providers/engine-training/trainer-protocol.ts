import { z } from 'zod';

/**
 * The messages between Transloom and a trainer: JSON over HTTP, below `/v1`. The page
 * docs/reference/trainer-protocol.md describes the protocol.
 */

/** Named by whoever orders, so that an order may be given twice. */
export const runIdSchema = z.string().regex(/^[A-Za-z0-9_-]{1,80}$/);
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const countSchema = z.number().int().min(0);

/** Lines of JSON `{"source":"…","target":"…"}`, codes as `⟦1⟧`, `⟦/1⟧` and `⟦1/⟧`. */
export const corpusLineSchema = z.object({ source: z.string().min(1), target: z.string().min(1) });

export const corpusSizeSchema = z.object({
  pairs: countSchema,
  sourceBytes: countSchema,
  targetBytes: countSchema,
});

const costSchema = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number().min(0) });

export const estimateSchema = z.object({
  cost: costSchema.nullable(),
  seconds: z.number().min(0).nullable(),
});

export const trainerDescriptionSchema = z.object({
  protocol: z.literal('transloom-trainer'),
  /** Versions of the protocol that the trainer supports; this one is 1. */
  versions: z.array(z.number().int()),
  name: z.string().min(1).max(100),
  version: z.string().max(60),
  leastPairs: countSchema,
  mostPairs: countSchema,
  /** Largest size of one part of a corpus. */
  mostPartBytes: countSchema,
});

export const runOrderSchema = z.object({
  sourceLanguage: z.string().min(2).max(35),
  targetLanguage: z.string().min(2).max(35),
  pairs: countSchema,
  parts: z
    .array(z.object({ sha256: sha256Schema, bytes: countSchema }))
    .min(1)
    .max(1_000),
});
export type RunOrder = z.infer<typeof runOrderSchema>;

export const runStateSchema = z.enum(['receiving', 'waiting', 'running', 'trained', 'failed', 'cancelled']);

export const trainerErrorCodes = [
  'unauthorized',
  'not-found',
  'invalid',
  'too-large',
  'other-order',
  'checksum',
  'incomplete',
  'too-few-pairs',
  'too-many-pairs',
  'wrong-state',
  'busy',
  'unexpected',
] as const;
export type TrainerErrorCode = (typeof trainerErrorCodes)[number];

/** A trainer may have codes of its own. */
export const trainerErrorSchema = z.object({ code: z.string().max(60), message: z.string() });

export const runSchema = z.object({
  runId: runIdSchema,
  state: runStateSchema,
  /** 0 to 1; null while nothing is known. */
  share: z.number().min(0).max(1).nullable(),
  /** Numbers of the parts that have not come, from 1. */
  missingParts: z.array(z.number().int()),
  /** Why it failed. */
  error: trainerErrorSchema.nullable(),
  /** The trained model; null until it is ready. */
  model: z.string().max(200).nullable(),
});
export type RunAnswer = z.infer<typeof runSchema>;

/** How a run begins; an empty body means the same as none of it. */
export const startOrderSchema = z.object({
  /** Address for reports of the progress; null or absent for none. */
  reports: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish(),
});
export type StartOrder = z.infer<typeof startOrderSchema>;

/** A report that the trainer sends to us, signed with its key. */
export const reportSchema = runSchema.pick({ runId: true, state: true, share: true });

export const translationOrderSchema = z.object({ texts: z.array(z.string().max(10_000)).min(1).max(50) });
export const translationAnswerSchema = z.object({ model: z.string().max(200), texts: z.array(z.string()) });
