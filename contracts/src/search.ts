import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, languageTagSchema } from './fields.ts';

/** What can be found by its name. */
export const foundKinds = ['project', 'file', 'memory', 'termBase', 'engine', 'person'] as const;
export type FoundKind = (typeof foundKinds)[number];

export const foundThingSchema = z.object({
  kind: z.enum(foundKinds),
  /** Of a file its document; of an engine its key. */
  id: z.string(),
  name: z.string(),
  /** Of a file: its project and language pair, and whether the user may open it in the editor. */
  file: z
    .object({
      projectId: idSchema,
      projectName: z.string(),
      sourceLanguage: languageTagSchema,
      targetLanguage: languageTagSchema,
      opens: z.boolean(),
    })
    .nullable(),
});
export type FoundThing = z.infer<typeof foundThingSchema>;

export const searchApi = {
  search: defineEndpoint({
    method: 'GET',
    path: '/api/search',
    access: 'signed-in',
    summary:
      'Projects, files, memories, term bases, engines and people with a text in their name, of each kind the first ones that the user may see',
    input: z.object({ text: z.string().trim().min(1, 'required').max(100, 'too-long') }),
    output: z.array(foundThingSchema),
  }),
};
