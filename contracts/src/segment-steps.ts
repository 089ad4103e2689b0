import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, markupSchema } from './fields.ts';
import { limits } from './limits.ts';
import { stepSchema } from './segment-work.ts';

/** A segment that a step left as it was. */
export const leftSegmentSchema = z.object({
  segmentId: idSchema,
  documentName: z.string(),
  number: z.number().int(),
  /** Code of the error catalogue; null where somebody changed the segment meanwhile. */
  refusal: z.string().nullable(),
});
export type LeftSegment = z.infer<typeof leftSegmentSchema>;

const searchFields = {
  documentId: idSchema,
  find: z.string().min(1, 'required').max(500, 'too-long'),
  caseSensitive: z.boolean().default(false),
  wholeWord: z.boolean().default(false),
  /** `find` is a regular expression without look-ahead and back-references. */
  pattern: z.boolean().default(false),
  /** `project`: all files of the project in the languages of the document. */
  scope: z.enum(['document', 'project']).default('document'),
};

const foundSegmentSchema = z.object({
  segmentId: idSchema,
  documentId: idSchema,
  documentName: z.string(),
  number: z.number().int(),
  /** Without codes. */
  text: z.string(),
  places: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  /** Why it may not be changed; null where it may. */
  refusal: z.string().nullable(),
});
export type FoundSegment = z.infer<typeof foundSegmentSchema>;

/** Rules D7.14 of the specification, and one step over chosen segments. */
export const segmentStepsApi = {
  stepSegments: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/steps',
    access: 'segment:edit',
    summary: 'Change translations of several segments as one step; they stay unconfirmed',
    input: z.object({
      documentId: idSchema,
      taskId: idSchema.optional(),
      changes: z
        .array(z.object({ segmentId: idSchema, baseVersion: z.number().int().min(0), target: markupSchema }))
        .min(1)
        .max(limits.segmentsPerPage),
    }),
    output: stepSchema.extend({ left: z.array(leftSegmentSchema) }),
  }),
  findText: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/found-text',
    access: 'project:editRouter',
    summary: 'Find a text or an expression in sources or translations, in the order of files and segments',
    input: z.object({ ...searchFields, side: z.enum(['source', 'target']).default('target') }),
    output: z.object({
      segments: z.array(foundSegmentSchema),
      /** Segments that were found; the answer lists the first of them. */
      total: z.number().int(),
      places: z.number().int(),
    }),
  }),
  replaceText: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/replaced-text',
    access: 'segment:edit',
    summary: 'Replace what is found in translations as one step; they stay unconfirmed',
    input: z.object({
      ...searchFields,
      taskId: idSchema.optional(),
      /** With `pattern`, `$1` stands for a group, `$&` for the whole place and `$$` for a dollar. */
      replacement: z.string().max(2000, 'too-long'),
      /** Only these; all that are found without. */
      segmentIds: z.array(idSchema).min(1).max(limits.segmentsPerPage).optional(),
    }),
    output: stepSchema.extend({ left: z.array(leftSegmentSchema) }),
  }),
};
