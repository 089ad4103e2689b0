import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';

const documentInput = { documentId: idSchema };
const word = z
  .string()
  .trim()
  .min(1, 'required')
  .max(100, 'too-long')
  .regex(/^[\p{L}\p{M}’'-]+$/u, 'invalid');

/** Words of one call: inserting more at once would hold others up. */
const wordsPerCall = 1000;

const spellingWordSchema = z.object({
  /** Without its region, such as `es`: all regions share the words. */
  language: z.string(),
  word: z.string(),
  /** Name of the person. */
  addedBy: z.string(),
  addedAt: instantSchema,
});
export type SpellingWord = z.infer<typeof spellingWordSchema>;

export const spellingApi = {
  spellingWords: defineEndpoint({
    method: 'GET',
    path: '/api/spelling/words',
    access: ['memory:termStoreRouter', 'segment:edit'],
    summary: 'The words that the organization added to the dictionaries, in the order of languages and words',
    input: z.object({}),
    output: z.array(spellingWordSchema),
  }),
  addSpellingWords: defineEndpoint({
    method: 'POST',
    path: '/api/spelling/words',
    access: 'segment:edit',
    summary: 'Add words to the dictionary of a language; those that are there already stay',
    input: z.object({
      language: languageTagSchema,
      words: z.array(word).min(1, 'required').max(wordsPerCall),
    }),
    output: z.object({ added: z.number().int() }),
  }),
  removeSpellingWords: defineEndpoint({
    method: 'POST',
    path: '/api/spelling/words/removals',
    access: 'segment:edit',
    summary: 'Take words out of the dictionaries of the organization',
    input: z.object({
      words: z
        .array(z.object({ language: z.string().max(20), word: z.string().max(100) }))
        .min(1)
        .max(wordsPerCall),
    }),
    output: z.object({ removed: z.number().int() }),
  }),
  dictionary: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/dictionary',
    access: 'project:editRouter',
    summary: 'The Hunspell dictionary of the translations of a document, with the words of the organization',
    input: z.object(documentInput),
    output: z.object({
      /** Null where this installation has none for the language. */
      dictionary: z.object({ affixes: z.string(), words: z.string() }).nullable(),
      ownWords: z.array(z.string()),
    }),
  }),
  addSpellingWord: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/dictionary/words',
    access: 'segment:edit',
    summary: 'Add a word to the dictionary of the organization',
    input: z.object({ ...documentInput, word }),
    output: doneSchema,
  }),
  removeSpellingWord: defineEndpoint({
    method: 'DELETE',
    path: '/api/editor/documents/{documentId}/dictionary/words/{word}',
    access: 'segment:edit',
    summary: 'Take a word out of the dictionary of the organization',
    input: z.object({ ...documentInput, word }),
    output: doneSchema,
  }),
};
