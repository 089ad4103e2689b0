import { z } from 'zod';
import { optionsByFormatSchema } from './document-settings.ts';
import { documentReadingSchema } from './documents.ts';
import { enginePriceSchema } from './engines.ts';
import { idSchema, languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';
import { pairEnginesSchema, projectSettingsSchema, wordCounters } from './project-settings.ts';
import { defineWorkContract } from './work.ts';

/** What is likely, and the most it should be. */
const rangeSchema = z.object({ usual: z.number(), most: z.number() });

/** What an engine would be asked for. Characters are code points of sources without codes, as budgets count them. */
const engineEstimateSchema = z.object({
  name: z.string(),
  characters: rangeSchema,
  requests: z.number().int(),
  /** What a language model would read and write, with everything it is told; null where nothing is paid by the token. */
  tokens: z.object({ read: rangeSchema, written: rangeSchema }).nullable(),
  /** What it really costs the organization, or what the vendor lists; null where nobody knows or nobody is paid. */
  price: enginePriceSchema.nullable(),
  /** Nobody is paid for it. */
  free: z.boolean(),
  cost: z.object({ currency: enginePriceSchema.shape.currency, ...rangeSchema.shape }).nullable(),
  /** Of this month's characters, those of all organizations together among them, and money; null for no limit. */
  charactersLeft: z.number().nullable(),
  moneyLeft: z.number().nullable(),
  /** What the reader may still use of the characters of the organization; null where the engine takes none of them. */
  walletLeft: z.number().nullable(),
});

export type EngineEstimate = z.infer<typeof engineEstimateSchema>;

/** All files in all target languages together. */
export const pretranslationEstimateSchema = z.object({
  words: z.number().int(),
  /** How the words were counted. */
  counter: z.enum(wordCounters),
  segments: z.number().int(),
  characters: z.number().int(),
  /** Of the characters, those that no engine is asked for: they are translated, by the file or by now, */
  fileCharacters: z.number().int(),
  /** memories do, */
  memoryCharacters: z.number().int(),
  /** the engine answered them before, */
  knownCharacters: z.number().int(),
  /** or they repeat others, or read the same in every language. */
  repeatedCharacters: z.number().int(),
  /** One for each engine that would be asked; none: memories only. */
  engines: z.array(engineEstimateSchema),
});
export type PretranslationEstimate = z.infer<typeof pretranslationEstimateSchema>;

/** Uploaded files, in each of the languages. */
const newDocumentsSchema = z.strictObject({
  fileIds: z.array(idSchema).min(1, 'required').max(limits.uploadFiles),
  sourceLanguage: languageTagSchema,
  targetLanguages: z.array(languageTagSchema).min(1, 'required').max(limits.targetLanguages),
  /** Exactly one for each target language. */
  engines: pairEnginesSchema,
  settings: projectSettingsSchema
    .pick({ matchRate: true, summarizes: true, wordCount: true })
    .partial()
    .default({}),
  documentOptions: optionsByFormatSchema.default({}),
  /** The project they would be added to; absent for a new one. */
  projectId: idSchema.optional(),
});
export type NewDocumentsToEstimate = z.output<typeof newDocumentsSchema>;

/** Documents of a project that would be tried again, or read again. */
const documentsAgainSchema = z.strictObject({
  projectId: idSchema,
  documentIds: z.array(idSchema).min(1).max(100),
  /** As documents are read again; absent: they are tried again as they are. */
  reading: documentReadingSchema.optional(),
});
export type DocumentsToEstimateAgain = z.output<typeof documentsAgainSchema>;

/** What pre-translating documents would take and cost, before anything is started; for whoever asked, for a day. */
export const pretranslationEstimateContract = defineWorkContract({
  kind: 'pretranslation-estimate',
  what: 'an estimate of a pre-translation',
  access: {
    see: ['project:newRouter', 'project:manage'],
    run: ['project:newRouter', 'project:manage'],
  },
  options: z.union([newDocumentsSchema, documentsAgainSchema]),
  result: pretranslationEstimateSchema,
});

export const pretranslationEstimatesApi = pretranslationEstimateContract.endpoints;
