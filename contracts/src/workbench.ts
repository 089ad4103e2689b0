import { z } from 'zod';
import { contentSummarySchema, translationDocumentSchema } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema, markupSchema } from './fields.ts';
import { limits } from './limits.ts';
import { memoryMatchSchema } from './memories.ts';
import { entryUsageSchema } from './memory-entries.ts';
import { concordanceFields, concordanceHitSchema, segmentPartSchema } from './memory-search.ts';
import { lockNames, namedPairEngineSchema } from './project-settings.ts';
import { taskSchema } from './task-shape.ts';
import {
  termEntrySchema,
  termNoteSchema,
  termPictureSchema,
  termStatusSchema,
  termTextSchema,
} from './term-entries.ts';
import { translationDraftSchema, translationFaultSchema } from './translations.ts';

/** Where a target came from. `person`: typed or changed by hand. `file`: the file had it. */
export const segmentOriginSchema = z.enum(['none', 'memory', 'engine', 'person', 'file']);
export type SegmentOrigin = z.infer<typeof segmentOriginSchema>;

export const inlineCodeDetailsSchema = z.object({
  type: z.enum(['link', 'format', 'field', 'image', 'note', 'break', 'tab', 'variable', 'comment', 'other']),
  display: z.string().optional(),
  equivalent: z.string().optional(),
  required: z.boolean().optional(),
});

/** Source and target are inline markup (core/inline/markup). */
export const segmentSchema = z.object({
  segmentId: idSchema,
  /** 1 for the first of the document. */
  number: z.number().int(),
  unitKind: z.string(),
  /** True where a unit (paragraph) begins. */
  startsUnit: z.boolean(),
  source: z.string(),
  target: z.string(),
  codes: z.record(z.string(), inlineCodeDetailsSchema),
  /** By the stage of the reader, or by a later one. */
  confirmed: z.boolean(),
  /** The highest stage that confirmed it, from 1; 0: none has. */
  confirmedStage: z.number().int(),
  locked: z.boolean(),
  /** The setting of the project that locked it; null where none did. */
  lockReason: z.enum(lockNames).nullable(),
  /** Code of the error catalogue: why the reader may not change it. */
  refusal: z.string().nullable(),
  /** Of a split document, from 1. */
  part: z.number().int(),
  origin: segmentOriginSchema,
  /** Whole percent, when the origin is a memory. */
  matchRate: z.number().int().nullable(),
  /** Name of the engine, when the origin is an engine. */
  engine: z.string().nullable(),
  /** Entry of a memory that the text was taken from, changed or not, until it is confirmed. */
  memoryEntryId: idSchema.nullable(),
  /** The engine lost inline codes, which were put back where they likely belong; gone with the first change. */
  codesRestored: z.boolean(),
  /** Refusal of the engine, while there is no target from it. */
  failureMessage: z.string().nullable(),
  version: z.number().int(),
  changedBy: z.string().nullable(),
  changedAt: instantSchema.nullable(),
});
export type Segment = z.infer<typeof segmentSchema>;

/**
 * One wish to change a segment. `baseVersion` is the version the change was made on; `operationId` makes a
 * repeated call harmless: the same operation is carried out once.
 */
export const segmentChangeSchema = z.object({
  segmentId: idSchema,
  baseVersion: z.number().int().min(0),
  operationId: idSchema,
  target: markupSchema,
  confirmed: z.boolean(),
  origin: segmentOriginSchema.default('person'),
  matchRate: z.number().int().min(0).max(102).nullable().default(null),
  engine: z.string().max(100).nullable().default(null),
  /** Entry of a memory that the text was taken from: once it is confirmed, it was used. */
  memoryEntryId: idSchema.nullable().default(null),
});
export type SegmentChange = z.infer<typeof segmentChangeSchema>;

/** `conflict`: somebody else changed it since `baseVersion`; nothing was written, `segment` is theirs. */
export const segmentSavedSchema = z.object({
  segmentId: idSchema,
  outcome: z.enum(['saved', 'conflict', 'locked', 'refused']),
  /** The version this operation made; what is changed next by the same hand builds on it. Null unless saved. */
  savedVersion: z.number().int().nullable(),
  segment: segmentSchema,
  message: z.string().nullable(),
});

export const segmentRevisionSchema = z.object({
  version: z.number().int(),
  target: z.string(),
  confirmed: z.boolean(),
  origin: segmentOriginSchema,
  /** Text of a save that lost a conflict: kept, never shown as the segment's. */
  conflicting: z.boolean(),
  changedBy: z.string(),
  changedAt: instantSchema,
});

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
const shownTermSchema = z.object({
  text: z.string(),
  status: termStatusSchema,
  note: z.string().nullable(),
  /** With what follows, what a check of a target needs, so that it can be done while one types. */
  caseRule: z.enum(['any', 'same']).nullable(),
  exact: z.boolean(),
  partOfSpeech: z.string().nullable(),
});

/** A term of a base in a segment's source. Offsets are in UTF-16 units of the source without its codes. */
export const segmentTermSchema = z.object({
  termEntryId: idSchema,
  termBaseId: idSchema,
  termBaseName: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  /** `compound`: a part of a longer word. */
  form: z.enum(['exact', 'inflected', 'compound']),
  term: shownTermSchema,
  targets: z.array(shownTermSchema),
  definition: z.string().nullable(),
  subject: z.string().nullable(),
  note: z.string().nullable(),
  /** Leads to a picture. */
  image: z.string().nullable(),
  /** Of an uploaded picture, which `conceptPicture` gives. */
  pictureId: idSchema.nullable(),
  /** What the target does with it; `unknown` where there is no term it may use. */
  use: z.enum(['used', 'missing', 'unknown']),
  /** Deprecated and forbidden terms of the concept that the target has. */
  forbiddenUsed: z.array(z.string()),
});
export type SegmentTerm = z.infer<typeof segmentTermSchema>;

const documentInput = { documentId: idSchema };

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
  segmentMatches: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/matches',
    access: 'project:editRouter',
    summary: 'Memory matches of a segment, best first',
    input: z.object({ segmentId: idSchema }),
    output: z.array(memoryMatchSchema),
  }),
  matchUses: defineEndpoint({
    method: 'POST',
    path: '/api/editor/segments/{segmentId}/matches/uses',
    access: 'project:editRouter',
    summary: 'How often entries that match a segment were used; those that never were are left out',
    input: z.object({ segmentId: idSchema, entryIds: z.array(idSchema).min(1).max(50) }),
    output: z.array(entryUsageSchema.extend({ entryId: idSchema })),
  }),
  segmentParts: defineEndpoint({
    method: 'GET',
    path: '/api/editor/segments/{segmentId}/parts',
    access: 'project:editRouter',
    summary: 'Entries of memories that have a part of the source of a segment, the longest parts first',
    input: z.object({ segmentId: idSchema }),
    output: z.array(segmentPartSchema),
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
