import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, markupSchema } from './fields.ts';
import { limits } from './limits.ts';
import { segmentSchema } from './segments.ts';

/** How the rows of a document move when segments are split or merged. */
const layoutChangeSchema = z.object({
  /** Segments that are gone. */
  removedIds: z.array(idSchema),
  /** New and changed ones. */
  segments: z.array(segmentSchema),
  layout: z.number().int(),
});
export type LayoutChange = z.infer<typeof layoutChangeSchema>;

/** Segments that one step changed. `stepId` takes it back; null where nothing changed. */
export const stepSchema = z.object({
  stepId: idSchema.nullable(),
  changed: z.number().int(),
  /** Those of the open document. */
  segments: z.array(segmentSchema),
});
export type SegmentStep = z.infer<typeof stepSchema>;

const propagationScopeSchema = z.enum(['document', 'project']);
export type PropagationScope = z.infer<typeof propagationScopeSchema>;

/** A segment with the same source that would take the translation. */
export const equalSegmentSchema = z.object({
  segmentId: idSchema,
  documentId: idSchema,
  documentName: z.string(),
  number: z.number().int(),
  target: z.string(),
  confirmed: z.boolean(),
});
export type EqualSegment = z.infer<typeof equalSegmentSchema>;

export const editorModes = ['post-editing', 'interactive'] as const;
export type EditorMode = (typeof editorModes)[number];

const segmentInput = { segmentId: idSchema };
const versionedInput = { ...segmentInput, version: z.number().int().min(0) };

export const segmentWorkApi = {
  splitSegment: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/split',
    access: 'segment:split',
    summary:
      'Split a segment in two; the translation is divided where that is said, else it stays with the first',
    input: z.object({
      ...versionedInput,
      /** In UTF-16 units of the source without its codes. */
      at: z.number().int().min(0),
      /** The same of the translation. */
      targetAt: z.number().int().min(0).nullable().default(null),
    }),
    output: layoutChangeSchema,
  }),
  mergeSegments: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/merge',
    access: 'segment:split',
    summary: 'Merge a segment with the next one of its paragraph',
    input: z.object(versionedInput),
    output: layoutChangeSchema,
  }),
  fillTags: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/tags',
    access: 'segment:edit',
    summary: 'Place all tags of the source in a translation; nothing is saved. Part of Pro',
    input: z.object({ ...segmentInput, target: markupSchema }),
    output: z.object({ target: z.string() }),
  }),
  lockSegments: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/documents/{documentId}/locks',
    access: ['segment:lock', 'segment:unlock'],
    summary: 'Lock or unlock segments; settings of the project do not lock again what a person unlocked',
    input: z.object({
      documentId: idSchema,
      segmentIds: z.array(idSchema).min(1).max(limits.segmentsPerPage),
      locked: z.boolean(),
    }),
    output: z.array(segmentSchema),
  }),
  requestUnlock: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/unlock-requests',
    access: 'segment:edit',
    summary: 'Ask the person who made the project to unlock a segment',
    input: z.object({ ...segmentInput, reason: z.string().trim().max(500).default('') }),
    output: doneSchema,
  }),
  editSource: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/segments/{segmentId}/source',
    access: 'segment:editSource',
    summary: 'Correct the source of a segment; its codes stay as they are',
    input: z.object({ ...versionedInput, source: markupSchema }),
    output: segmentSchema,
  }),
  confirmSegments: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/confirmations',
    access: 'segment:confirm',
    summary:
      'Confirm segments of a page that have a translation; with an engine the empty ones are filled before',
    transaction: 'none',
    input: z.object({
      documentId: idSchema,
      taskId: idSchema.optional(),
      /** Number of a segment; the page begins behind it. */
      after: z.number().int().min(0).default(0),
      /** Only these instead of a page. */
      segmentIds: z.array(idSchema).min(1).max(limits.segmentsPerSave).optional(),
      /** Null: what is empty stays empty. */
      engineKey: z.string().max(80).nullable().default(null),
    }),
    output: z.object({
      /** Where the next page begins; null at the end of the document. */
      next: z.number().int().nullable(),
      confirmed: z.number().int(),
      filled: z.number().int(),
      /** Have no translation. */
      empty: z.number().int(),
      /** Lack codes of their source; they stay unconfirmed, for a person to look at. */
      faulty: z.number().int(),
    }),
  }),
  equalSegments: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/equal',
    access: 'project:editRouter',
    summary: 'Segments with the same source whose translation differs, in the order of files and numbers',
    input: z.object({ ...segmentInput, scope: propagationScopeSchema.default('document') }),
    output: z.object({ segments: z.array(equalSegmentSchema), total: z.number().int() }),
  }),
  propagateSegment: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/propagation',
    access: 'segment:edit',
    summary: 'Give the translation of a segment to segments with the same source, as one step',
    input: z.object({
      ...segmentInput,
      scope: propagationScopeSchema.default('document'),
      /** `empty`: those without a translation; `unconfirmed`: also those that nobody confirmed. */
      reach: z.enum(['empty', 'unconfirmed', 'all']).default('empty'),
      /** They keep what they have. */
      exceptIds: z.array(idSchema).max(limits.segmentsPerPage).default([]),
    }),
    output: stepSchema,
  }),
  revokeStep: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/steps/{stepId}/revocations',
    access: 'segment:edit',
    summary:
      'Take a step over many segments back; what somebody changed since stays. The answer is a step as well: taking it back redoes the first',
    input: z.object({ documentId: idSchema, stepId: idSchema }),
    output: stepSchema.extend({
      /** Segments that were changed since. */
      kept: z.number().int(),
    }),
  }),
  changeMode: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/documents/{documentId}/mode',
    access: 'segment:edit',
    summary:
      'Change how a document is translated; interactive mode clears what nobody confirmed, as one step',
    input: z.object({ documentId: idSchema, taskId: idSchema.optional(), mode: z.enum(editorModes) }),
    output: stepSchema,
  }),
};
