import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { emptySchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';

export const toneSchema = z.enum(['any', 'neutral', 'professional', 'friendly', 'persuasive', 'plain']);
/** How the reader is spoken to, such as 您 or 你, Sie or du. */
export const addressSchema = z.enum(['any', 'formal', 'informal']);

/** What language models are told of how to translate. */
export const styleSchema = z.object({
  instructions: z.string().trim().max(limits.styleGuideCharacters, 'too-long'),
  tone: toneSchema,
  address: addressSchema,
});
export type Style = z.infer<typeof styleSchema>;

export const styleVersionSchema = styleSchema.extend({
  version: z.number().int(),
  /** From then on the project went by the organisation's; the rest says nothing. */
  inherits: z.boolean(),
  changedBy: z.string(),
  changedAt: instantSchema,
});
export type StyleVersion = z.infer<typeof styleVersionSchema>;

/** A style as somebody saw and changed it: `baseVersion` is the version they started from, 0 for none. */
export const styleChangeSchema = styleSchema.extend({
  baseVersion: z.number().int().min(0),
  /** Of a project: go by the organisation's instead. */
  inherits: z.boolean().default(false),
});

/** Newest first; the first is in force. Empty where nobody said anything. */
export const styleHistorySchema = z.array(styleVersionSchema);

/** A file of the style guide of a project. */
export const styleFileSchema = z.object({
  fileId: idSchema,
  name: z.string(),
  bytes: z.number().int(),
  addedBy: z.string(),
  addedAt: instantSchema,
});
export type StyleFile = z.infer<typeof styleFileSchema>;

/** In the order in which they were added. */
export const styleFilesSchema = z.array(styleFileSchema);

export const styleGuidesApi = {
  styleGuide: defineEndpoint({
    method: 'GET',
    path: '/api/style-guide',
    access: ['project:newRouter', 'project:detailRouter', 'project:manage'],
    summary: 'How projects that say nothing of their own are translated; every version, newest first',
    input: emptySchema,
    output: styleHistorySchema,
  }),
  saveStyleGuide: defineEndpoint({
    method: 'PUT',
    path: '/api/style-guide',
    access: 'styleGuide:edit',
    summary: 'Say how projects are to be translated that say nothing of their own',
    input: styleChangeSchema.omit({ inherits: true }),
    output: styleHistorySchema,
  }),
};
