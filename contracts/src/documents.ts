import { z } from 'zod';
import { documentOptionsSchema } from './document-settings.ts';
import { defineEndpoint } from './endpoint.ts';
import { engineCostSchema } from './engines.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { failureSchema, jobSchema } from './jobs.ts';

/**
 * waiting: queued. preparing: being parsed and split; segments appear at its end. pretranslating: can be opened,
 * targets arrive. ready. failed: nothing of it is shown as done. cancelled.
 */
export const documentStatusSchema = z.enum([
  'waiting',
  'preparing',
  'pretranslating',
  'ready',
  'failed',
  'cancelled',
]);
export type DocumentStatus = z.infer<typeof documentStatusSchema>;

/** What may be asked for instead of what a document came as, where its format gives a choice: PDFs and pictures. */
const givenBackSchema = z.enum(['pdf', 'docx']);

/**
 * For people who work on a document with other programs: XLIFF 2.1 and 1.2, a table of both texts in a Word document or
 * a workbook, which can be given back, and a TMX of the translated segments.
 */
export const exchangeKindSchema = z.enum(['xliff', 'xliff12', 'table', 'xlsx', 'tmx']);
export type ExchangeKind = z.infer<typeof exchangeKindSchema>;

/** What may be asked for instead of the translated document. */
export const downloadKindSchema = z.enum([
  ...givenBackSchema.options,
  ...exchangeKindSchema.options,
  'source',
]);
export type DownloadKind = z.infer<typeof downloadKindSchema>;

/** What files are built of, and what becomes of segments without a translation. */
export const deliverySchema = z.object({
  /** Absent: translated, as they came. */
  as: downloadKindSchema.optional(),
  /** `source` puts the source in their place; `refuse` says how many there are. */
  untranslated: z.enum(['refuse', 'source']).default('refuse'),
});

export const documentWarningSchema = z.object({ code: z.string(), count: z.number().int() });

/** What became of the segments when a document was read again, or why it stayed as it was. */
export const rereadingSchema = z.object({
  at: instantSchema,
  /** Segments that are as they were, with their translations. */
  kept: z.number().int(),
  /** Segments of a unit that was there before, with another text. */
  changed: z.number().int(),
  added: z.number().int(),
  gone: z.number().int(),
  /** In the language of the interface; null where it was read. */
  failureMessage: z.string().nullable(),
});
export type Rereading = z.infer<typeof rereadingSchema>;

export const translationDocumentSchema = z.object({
  documentId: idSchema,
  projectId: idSchema,
  name: z.string(),
  /** Null until the file was read. */
  format: z.string().nullable(),
  bytes: z.number().int(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  status: documentStatusSchema,
  failure: failureSchema.nullable(),
  /** The refusal in the language of the interface, naming file and cause. */
  failureMessage: z.string().nullable(),
  warnings: z.array(documentWarningSchema),
  job: jobSchema.nullable(),
  segmentCount: z.number().int(),
  wordCount: z.number().int(),
  characterCount: z.number().int(),
  /** Segments filled by each source, and confirmed. */
  fromMemory: z.number().int(),
  fromEngine: z.number().int(),
  engineFailures: z.number().int(),
  /** Engines stopped because the organization ran out of characters; with more of them it goes on. */
  outOfCharacters: z.boolean(),
  confirmedCount: z.number().int(),
  /** Segments that have a translation, whoever made it. */
  translatedCount: z.number().int(),
  /** What engines did for it since it is there; null where none was asked, and for who does not manage projects. */
  engineUse: z
    .object({
      /** Code points of the source. */
      characters: z.number(),
      /** By the prices that were in force, where one was known. */
      costs: z.array(engineCostSchema),
    })
    .nullable(),
  /** What was chosen for reading it; what is absent is as core's table says. */
  options: documentOptionsSchema,
  /** Null unless it was read again. */
  rereading: rereadingSchema.nullable(),
  createdAt: instantSchema,
});
export type TranslationDocument = z.infer<typeof translationDocumentSchema>;

/** Which text of a document a preview shows. */
export const previewSideSchema = z.enum(['source', 'target']);
export type PreviewSide = z.infer<typeof previewSideSchema>;

/** `bilingual` shows each translation under its source. */
export const previewModeSchema = z.enum([...previewSideSchema.options, 'bilingual']);
export type PreviewMode = z.infer<typeof previewModeSchema>;

/**
 * html: live, every segment in an element with its id in `data-segment`; harmless, to be shown in a frame without
 * scripts. layout: the same with the page's own look, a segment in one or more elements. pages: a PDF at an address that expires. working: the pages are being made.
 */
export const documentPreviewSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('html'),
    html: z.string(),
    /** Fewer than there are in a document that is too long to be shown whole. */
    segmentsShown: z.number().int(),
    segmentCount: z.number().int(),
  }),
  z.object({
    kind: z.literal('layout'),
    html: z.string(),
    /** Stands for the text it shows. */
    contentHash: z.string(),
  }),
  z.object({
    kind: z.literal('pages'),
    url: z.string(),
    /** Stands for the text the pages show. */
    contentHash: z.string(),
    /** Pages to be shown; a PDF with more of them is of a document that goes on. */
    pageLimit: z.number().int(),
  }),
  z.object({ kind: z.literal('working'), job: jobSchema }),
]);
export type DocumentPreview = z.infer<typeof documentPreviewSchema>;

/** What a document is about, as the engine said that translates it; null and the failure where it said nothing. */
export const contentSummarySchema = z.object({
  summary: z.string().nullable(),
  failureMessage: z.string().nullable(),
  engine: z.string(),
  engineVersion: z.string(),
  madeAt: instantSchema,
});
export type ContentSummary = z.infer<typeof contentSummarySchema>;

/** How documents of one file are read again. */
export const documentReadingSchema = z.object({
  /** An uploaded file of the same format; absent: the one it has. */
  fileId: idSchema.optional(),
  /** Absent: those it was read with. */
  options: documentOptionsSchema.optional(),
  /** `kept`: as the document was split before. `current`: as new documents are. */
  segmentation: z.enum(['kept', 'current']).default('kept'),
});
export type WantedReading = z.output<typeof documentReadingSchema>;

export const documentsApi = {
  retryDocuments: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/retry_trans',
    access: 'project:manage',
    summary: 'Prepare failed documents again and translate what an engine failed on; finished text stays',
    input: z.object({ projectId: idSchema, documentIds: z.array(idSchema).max(100).default([]) }),
    output: doneSchema,
  }),
  readAgain: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/read-again',
    access: 'project:manage',
    summary:
      'Read documents again, with other options or from a newer file; what did not change stays translated',
    input: z.object({
      projectId: idSchema,
      /** All of the same file, in one or several languages. */
      documentIds: z.array(idSchema).min(1).max(100),
      ...documentReadingSchema.shape,
    }),
    output: doneSchema,
  }),
  cancelDocument: defineEndpoint({
    method: 'POST',
    path: '/api/documents/{documentId}/cancel',
    access: 'project:manage',
    summary: 'Stop preparing a document; what is translated stays',
    input: z.object({ documentId: idSchema }),
    output: doneSchema,
  }),
  deleteDocument: defineEndpoint({
    method: 'DELETE',
    path: '/api/documents/{documentId}',
    access: 'project:delete',
    summary: 'Delete a document of a project',
    input: z.object({ documentId: idSchema }),
    output: doneSchema,
  }),
  exportDocuments: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/export',
    access: 'project:export',
    summary:
      'Build documents in their formats, or for other programs; one file or a zip appears among the downloads',
    input: z.object({
      projectId: idSchema,
      documentIds: z.array(idSchema).min(1).max(100),
      ...deliverySchema.shape,
    }),
    output: z.object({ resourceId: idSchema }),
  }),
  previewDocument: defineEndpoint({
    method: 'POST',
    path: '/api/documents/{documentId}/preview',
    access: ['project:detailRouter', 'project:editRouter'],
    summary:
      'A document as it looks, in the source language, as translated so far, or with both; pages are made by a job',
    transaction: 'none',
    input: z.object({
      documentId: idSchema,
      side: previewModeSchema,
      /** Of an earlier answer: tells how that job goes instead of starting another. */
      jobId: idSchema.optional(),
    }),
    output: documentPreviewSchema,
  }),
};
