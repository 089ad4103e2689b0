import { z } from 'zod';
import { interfaceLanguages } from './answer.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, eachOf, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { dictionaryTypeSchema } from './system.ts';

/** Lower-case words joined by hyphens, such as `life-sciences`. It is what other rows keep. */
export const entryCodeSchema = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'code-word')
  .max(40);
export const entryNamesSchema = eachOf(
  interfaceLanguages,
  z.string().trim().min(1, 'required').max(limits.dictionaryNameCharacters),
);

export const dictionaryEntrySchema = z.object({
  code: z.string(),
  names: eachOf(interfaceLanguages, z.string()),
  /** Nobody can choose it any more; what has it keeps it. */
  hidden: z.boolean(),
  /** Part of the product, so it can be hidden and reworded but not removed. */
  builtIn: z.boolean(),
  changed: z.object({ by: z.string().nullable(), at: instantSchema }).nullable(),
});
export type DictionaryEntry = z.infer<typeof dictionaryEntrySchema>;

const access = 'installation:system';
const one = { type: dictionaryTypeSchema, code: entryCodeSchema };

export const operatorDictionariesApi = {
  listEntries: defineEndpoint({
    method: 'GET',
    path: '/api/operator/dictionaries/{type}',
    access,
    summary: 'Entries of a dictionary in both languages, with what the operator has changed',
    input: z.object({ type: dictionaryTypeSchema }),
    output: z.array(dictionaryEntrySchema),
  }),
  saveEntry: defineEndpoint({
    method: 'PUT',
    path: '/api/operator/dictionaries/{type}/{code}',
    access,
    summary: 'Add an entry to a dictionary, or change its words or whether it is hidden',
    input: z.object({ ...one, names: entryNamesSchema, hidden: z.boolean() }),
    output: doneSchema,
  }),
  resetEntry: defineEndpoint({
    method: 'DELETE',
    path: '/api/operator/dictionaries/{type}/{code}',
    access,
    summary: 'Remove an entry that the operator has added, or bring a built-in one back to how it was',
    input: z.object(one),
    output: doneSchema,
  }),
};
