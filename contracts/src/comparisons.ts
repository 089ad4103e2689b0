import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, emptySchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';

/** Engines somebody compares by default, and how many the installation allows at once. */
const frequentEnginesSchema = z.object({ engineKeys: z.array(z.string()), most: z.number().int() });

const engineKeySchema = z.string().min(1).max(60);
const engineKeysSchema = z
  .array(engineKeySchema)
  .min(1)
  .max(limits.comparedEngines)
  .refine((keys) => new Set(keys).size === keys.length);
const pairShape = { sourceLanguage: languageTagSchema, targetLanguage: languageTagSchema };

export const comparedTermSchema = z.object({
  source: z.string().trim().min(1).max(limits.termCharacters),
  target: z.string().trim().min(1).max(limits.termCharacters),
});
export type ComparedTerm = z.infer<typeof comparedTermSchema>;

export const comparedAnswerSchema = z.object({
  target: z.string(),
  /** What really translated, as the vendor names it. */
  version: z.string(),
  milliseconds: z.number().int(),
  /** Unicode code points of the source. */
  characters: z.number().int(),
  /** Given terms that stand in the text, and those of them the engine used. */
  terms: z.object({ found: z.number().int(), used: z.number().int() }),
});
export type ComparedAnswer = z.infer<typeof comparedAnswerSchema>;

export const engineScoreSchema = z.object({
  engineKey: z.string(),
  /** Blind votes in which it stood, and those it won. */
  votes: z.number().int(),
  wins: z.number().int(),
});
export type EngineScore = z.infer<typeof engineScoreSchema>;

export const comparisonsApi = {
  frequentEngines: defineEndpoint({
    method: 'GET',
    path: '/api/mt/comparison/engines',
    access: 'engine',
    summary: 'Engines somebody compares by default',
    input: emptySchema,
    output: frequentEnginesSchema,
  }),
  saveFrequentEngines: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/comparison/engines',
    access: 'engine',
    summary: 'Choose the engines to compare: one at least, and no more than the installation allows',
    input: z.object({ engineKeys: engineKeysSchema }),
    output: frequentEnginesSchema,
  }),
  compareEngine: defineEndpoint({
    method: 'POST',
    path: '/api/mt/comparison/translate',
    access: 'engine',
    summary: 'Translate a text with one of the compared engines, with the terms one has set',
    transaction: 'none',
    input: z.object({
      engineKey: engineKeySchema,
      ...pairShape,
      text: z.string().trim().min(1).max(limits.comparedCharacters),
    }),
    /** What is being written, and not checked yet. */
    events: z.object({ target: z.string() }),
    output: comparedAnswerSchema,
  }),
  vote: defineEndpoint({
    method: 'POST',
    path: '/api/mt/comparison/votes',
    access: 'engine',
    summary: 'Say which of the compared translations is best',
    input: z.object({ ...pairShape, winner: engineKeySchema, losers: engineKeysSchema }),
    output: doneSchema,
  }),
  scores: defineEndpoint({
    method: 'GET',
    path: '/api/mt/comparison/scores',
    access: 'engine',
    summary: 'How often each engine won the blind votes of the organisation for a pair of languages',
    input: z.object(pairShape),
    output: z.array(engineScoreSchema),
  }),
  customTerms: defineEndpoint({
    method: 'GET',
    path: '/api/mt/comparison/terms',
    access: 'engine',
    summary: 'Terms one has set for a direction',
    input: z.object(pairShape),
    output: z.array(comparedTermSchema),
  }),
  saveCustomTerms: defineEndpoint({
    method: 'PUT',
    path: '/api/mt/comparison/terms',
    access: 'engine',
    summary: 'Set the terms of a direction, twenty at most',
    input: z.object({ ...pairShape, terms: z.array(comparedTermSchema).max(limits.comparedTerms) }),
    output: z.array(comparedTermSchema),
  }),
};
