import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema } from './fields.ts';

const documentInput = { documentId: idSchema };
const word = z
  .string()
  .trim()
  .min(1, 'required')
  .max(100, 'too-long')
  .regex(/^[\p{L}\p{M}’'-]+$/u, 'invalid');

export const spellingApi = {
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
