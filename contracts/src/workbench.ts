import { z } from 'zod';
import { contentSummarySchema, translationDocumentSchema } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { memoryMatchSchema } from './memories.ts';
import { entryUsageSchema } from './memory-entries.ts';
import { concordanceFields, concordanceHitSchema, segmentPartSchema } from './memory-search.ts';
import { namedPairEngineSchema } from './project-settings.ts';
import { segmentTermSchema } from './segment-terms.ts';
import { editorModes } from './segment-work.ts';
import { segmentChangeSchema, segmentRevisionSchema, segmentSavedSchema, segmentSchema } from './segments.ts';
import { taskSchema } from './task-shape.ts';
import { termEntrySchema, termNoteSchema, termPictureSchema, termTextSchema } from './term-entries.ts';
import { translationDraftSchema, translationFaultSchema } from './translations.ts';

/** What became of the translations of a returned file, in segments. */
const returnReportSchema = z.object({
  changed: z.number().int(),
  /** Of the changed ones. */
  confirmed: z.number().int(),
  unchanged: z.number().int(),
  /** Changed here since the file was downloaded: they stay, and the other text stands in their history. */
  conflicts: z.number().int(),
  locked: z.number().int(),
  /** Their codes are not those of the source. */
  refused: z.number().int(),
  /** Of no segment of the document as it is now. */
  unknown: z.number().int(),
});
export type ReturnReport = z.infer<typeof returnReportSchema>;
const documentInput = { documentId: idSchema };

const freshnessFields = {
  /** Changes until then are in the answer. */
  asOf: instantSchema,
  /** Grows when segments of the document are split or merged, so that known numbers are old. */
  layout: z.number().int(),
};

export const workbenchApi = {
  openDocument: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}',
    access: 'project:editRouter',
    summary: 'What the editor needs to open a document: the document, its project and what the user may do',
    input: z.object({
      ...documentInput,
      /** Under which the user wants to work; absent: the first of theirs. */
      taskId: idSchema.optional(),
    }),
    output: z.object({
      document: translationDocumentSchema,
      projectName: z.string(),
      sourceDirection: z.enum(['ltr', 'rtl']),
      targetDirection: z.enum(['ltr', 'rtl']),
      /** Targets may carry bold, italic and underline. */
      styles: z.boolean(),
      editable: z.boolean(),
      /** Under which the user works; null without one. */
      task: taskSchema.nullable(),
      /** Submitted tasks of earlier stages that the user may return. */
      returnable: z.array(taskSchema),
      /** The engines that the project has for the pair of the document. */
      engine: namedPairEngineSchema,
      /** Null where no engine was asked for one. */
      contentSummary: contentSummarySchema.nullable(),
      /** Where the user worked last; null the first time. */
      lastSegmentId: idSchema.nullable(),
      /** Its number; 1 the first time. */
      lastNumber: z.number().int(),
      mode: z.enum(editorModes),
      ...freshnessFields,
    }),
  }),
  listSegments: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/segments',
    access: 'project:editRouter',
    summary: 'Segments in document order after a number',
    input: z.object({
      ...documentInput,
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(limits.segmentsPerPage).default(limits.segmentsPerPage),
    }),
    output: z.object({ segments: z.array(segmentSchema), total: z.number().int() }),
  }),
  someSegments: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/segments/some',
    access: 'project:editRouter',
    summary: 'Segments by id, after a push said that they changed',
    input: z.object({ ...documentInput, segmentIds: z.array(idSchema).max(limits.segmentsPerPage) }),
    output: z.array(segmentSchema),
  }),
  changedSegments: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/segments/changed',
    access: 'project:editRouter',
    summary: 'Segments that changed since a moment, for an editor that was cut off',
    input: z.object({
      ...documentInput,
      /** `asOf` of an earlier answer. */
      since: instantSchema,
    }),
    output: z.object({
      /** Null where too many changed: then all are listed anew. */
      segments: z.array(segmentSchema).nullable(),
      ...freshnessFields,
    }),
  }),
  saveLocation: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/documents/{documentId}/location',
    access: 'project:editRouter',
    summary: 'Remember where the user works, so that the document opens there the next time',
    input: z.object({ ...documentInput, segmentId: idSchema }),
    output: doneSchema,
  }),
  saveSegments: defineEndpoint({
    method: 'PUT',
    path: '/api/editor/documents/{documentId}/segments',
    access: 'segment:edit',
    summary:
      'Save changes; each tells for itself whether it was saved. Confirmed pairs are in the memory at once',
    input: z.object({
      ...documentInput,
      /** Of who works under a task: when it is theirs no more nothing is saved, and the answer is 556. */
      taskId: idSchema.optional(),
      changes: z.array(segmentChangeSchema).min(1).max(limits.segmentsPerSave),
    }),
    output: z.array(segmentSavedSchema),
  }),
  returnTranslations: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/return',
    access: 'segment:edit',
    summary:
      'Take translations from an XLIFF that was downloaded from here and translated with another program',
    transaction: 'none',
    input: z.object({
      ...documentInput,
      /** An uploaded XLIFF. */
      fileId: idSchema,
      /** Also segments that were changed here since the file was downloaded. */
      overwrite: z.boolean().default(false),
    }),
    output: returnReportSchema,
  }),
  segmentSuggestions: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/suggestions',
    access: 'project:editRouter',
    summary:
      'What the memories have for a segment: matches, best first, and entries with a part of its source',
    input: z.object({ segmentId: idSchema }),
    output: z.object({
      matches: z.array(
        memoryMatchSchema.extend({
          /** How often the entry was used; null where it never was. */
          usage: entryUsageSchema.nullable(),
        }),
      ),
      /** The longest parts first. */
      parts: z.array(segmentPartSchema),
    }),
  }),
  documentConcordance: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/concordance',
    access: 'project:editRouter',
    summary: 'Entries of the memories of a document’s project that have a phrase, its words, or most of them',
    input: z.object({ ...documentInput, ...concordanceFields }),
    output: z.array(concordanceHitSchema),
  }),
  segmentTerms: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/segments/terms',
    access: 'project:editRouter',
    summary: 'Terms in the sources of some segments, in their order, and whether the targets use them',
    input: z.object({
      ...documentInput,
      segmentIds: z.array(idSchema).min(1).max(limits.segmentsPerTermSearch),
    }),
    output: z.array(z.object({ segmentId: idSchema, terms: z.array(segmentTermSchema) })),
  }),
  conceptPicture: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/term-bases/{termBaseId}/entries/{termEntryId}/picture',
    access: 'project:editRouter',
    summary: 'The uploaded picture of an entry of a term base whose terms are shown in the document',
    input: z.object({ ...documentInput, termBaseId: idSchema, termEntryId: idSchema }),
    output: termPictureSchema,
  }),
  documentTermBases: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/term-bases',
    access: 'segment:edit',
    summary:
      'Term bases that a term of the document can be added to; the first takes it where none is chosen',
    input: z.object(documentInput),
    output: z.array(z.object({ termBaseId: idSchema, name: z.string() })),
  }),
  addTerm: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/terms',
    access: 'term:add',
    summary: 'Add a term with its translation in the languages of a document',
    input: z.object({
      ...documentInput,
      /** Without one the default one of the pair takes it, which is made where there is none. */
      termBaseId: idSchema.nullable().default(null),
      source: termTextSchema,
      target: termTextSchema,
      note: termNoteSchema,
    }),
    output: termEntrySchema,
  }),
  translateSegment: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/translation',
    access: 'segment:edit',
    summary: 'Translate one segment by an engine; nothing is saved',
    transaction: 'none',
    input: z.object({ segmentId: idSchema, engineKey: z.string().max(80) }),
    events: translationDraftSchema,
    output: z.object({
      target: z.string(),
      engineKey: z.string(),
      engine: z.string(),
      /** It is not what was told last: faults were found in that, and the engine was asked again or codes were put back. */
      corrected: z.boolean(),
      codesRestored: z.boolean(),
      faults: z.array(translationFaultSchema),
      milliseconds: z.number(),
    }),
  }),
  segmentHistory: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/history',
    access: 'project:editRouter',
    summary: 'Every version of a segment, newest first',
    input: z.object({ segmentId: idSchema }),
    output: z.array(segmentRevisionSchema),
  }),
};
