import { z } from 'zod';
import { idSchema, instantSchema } from './fields.ts';

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
