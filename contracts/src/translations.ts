import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { languageTagSchema } from './fields.ts';
import { limits } from './limits.ts';

/** What a translation still got wrong after a second try; its words are those of the texts. */
export const translationFaultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('codes') }),
  z.object({ kind: z.literal('number'), written: z.string() }),
  z.object({ kind: z.literal('term'), source: z.string(), targets: z.array(z.string()).readonly() }),
  z.object({ kind: z.literal('forbidden-term'), written: z.string() }),
]);
export type TranslationFault = z.infer<typeof translationFaultSchema>;

/** What is being written, by engines that can tell; nothing of it has been checked, and it may end anywhere. */
export const translationDraftSchema = z.object({ target: z.string(), engine: z.string() });

const givenTextsSchema = z
  .array(z.string().min(1).max(limits.segmentCharacters))
  .min(1)
  .max(limits.translatedTexts)
  .refine((texts) => texts.reduce((sum, text) => sum + text.length, 0) <= limits.translatedCharacters, {
    message: 'too-long',
  });

const givenTermSchema = z.object({
  source: z.string().trim().min(1).max(limits.termCharacters),
  target: z.string().trim().min(1).max(limits.termCharacters),
});

/** What became of one of the texts, in their order. */
const givenTranslationSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('translated'),
    target: z.string(),
    /** Which engine translated: the one that was asked, or the one chosen for what it fails at. */
    engine: z.string(),
    version: z.string(),
    codesRestored: z.boolean(),
    faults: z.array(translationFaultSchema),
  }),
  z.object({ status: z.literal('failed'), engine: z.string(), code: z.string(), message: z.string() }),
]);

export const translationsApi = {
  translate: defineEndpoint({
    method: 'POST',
    path: '/api/v1/translations',
    access: ['engine', 'segment:edit'],
    summary:
      'Translate texts by an engine; terms and similar translations of the organisation are used as in documents',
    transaction: 'none',
    input: z.object({
      engineKey: z.string().min(1).max(80),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      texts: givenTextsSchema,
      /** The texts hold codes as tags, `<g1>…</g1>` and `<x2/>`, which the translations keep. */
      tags: z.boolean().default(false),
      /** Used before those of the term bases. */
      terms: z.array(givenTermSchema).max(limits.translatedTerms).default([]),
      /** The texts follow one another, so that each is the context of the next. */
      connected: z.boolean().default(false),
      /** What the texts are of, for engines that read it. */
      document: z.string().trim().max(limits.fileNameCharacters).default(''),
      style: z.string().trim().max(limits.styleGuideCharacters).default(''),
    }),
    output: z.object({
      translations: z.array(givenTranslationSchema),
      /** Unicode code points of the texts, without tags. */
      characters: z.number().int(),
    }),
  }),
};
