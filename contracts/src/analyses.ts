import { analysisLines } from '@transloom/core/analysis/analysis-line';
import { internalBands } from '@transloom/core/analysis/count-internal';
import { wordCounterNames } from '@transloom/core/analysis/word-counters';
import { autoReplaceKinds } from '@transloom/core/auto-replace/auto-replace-kind';
import { contextModes } from '@transloom/core/memory/rate/context-match';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { eachOf, idSchema, instantSchema, languageTagSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { ratesSchema } from './rate-schemes.ts';
import { defineWorkContract, workExport, workStatusSchema } from './work.ts';

const count = z.number().int().min(0);

export const lineCountSchema = z.object({
  segments: count,
  words: count,
  /** Code points with spaces. */
  characters: count,
  /** Han and Hangul characters, and words of other scripts. */
  chineseKoreanWords: count,
});

export const analysisLineSchema = z.enum(analysisLines);

/** Every line of the specification, also those without segments. */
export const lineCountsSchema = eachOf(analysisLines, lineCountSchema);

/** How segments are counted. A snapshot keeps them, so that a quote can name them. */
export const analysisSettingsSchema = z.strictObject({
  contextMode: z.enum(contextModes).default('neighbours'),
  counter: z.enum(wordCounterNames).default('spec'),
  /** Counts both repetition lines before 102. */
  repetitionsFirst: z.boolean().default(false),
  /** Kinds of parts that may differ from a match that counts as auto-replaced. */
  autoReplace: z.array(z.enum(autoReplaceKinds)).default([...autoReplaceKinds]),
  /** Whole percent from which the score of a machine translation counts as low risk; null: scores do not count. */
  lowRiskFrom: z.number().int().min(0).max(100).nullable().default(null),
  /** Also rates each segment against the segments before it. */
  internalFuzzy: z.boolean().default(false),
});
export type AnalysisSettings = z.output<typeof analysisSettingsSchema>;

const countedSchema = z.object({
  lines: lineCountsSchema,
  /**
   * Segments of the lines 50-74 to new that an earlier segment resembles more than any entry of a memory; null where
   * the analysis did not look at that.
   */
  internal: eachOf(internalBands, lineCountSchema).nullable(),
});
export type AnalysisCounts = z.infer<typeof countedSchema>;

const languageCountsSchema = countedSchema.extend({
  targetLanguage: languageTagSchema,
  documents: count,
});

/** The rates in force when the analysis was made. */
export const usedSchemeSchema = z.object({
  /** Null: the rates that every organization starts with. */
  schemeId: idSchema.nullable(),
  name: z.string(),
  version: count,
  rates: ratesSchema,
});

export const analysisResultSchema = z.object({
  total: countedSchema,
  /** In the order of the project. */
  languages: z.array(languageCountsSchema),
  scheme: usedSchemeSchema,
});
export type AnalysisResult = z.infer<typeof analysisResultSchema>;

export const analysisFormats = ['xlsx', 'csv', 'json', 'trados'] as const;

export const analysisContract = defineWorkContract({
  kind: 'analysis',
  what: 'an analysis of the files of a project',
  access: { see: 'project:manage', run: 'project:manage' },
  options: z.strictObject({
    projectId: idSchema,
    /** Empty: all of the project. */
    documentIds: z
      .array(idSchema)
      .max(limits.uploadFiles * 20)
      .default([]),
    schemeId: idSchema.nullable().default(null),
    settings: analysisSettingsSchema.default(analysisSettingsSchema.parse({})),
  }),
  result: analysisResultSchema,
});

export const analyzedDocumentSchema = countedSchema.extend({
  documentId: idSchema,
  name: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
});
export type AnalyzedDocument = z.infer<typeof analyzedDocumentSchema>;

/** A segment with the reason for its line. */
export const analyzedSegmentSchema = z.object({
  documentId: idSchema,
  documentName: z.string(),
  targetLanguage: languageTagSchema,
  /** Position in its document, from 1. */
  number: count,
  /** Markup; null where the document was read again since and the segment is gone. */
  source: z.string().nullable(),
  line: analysisLineSchema,
  /** Whole percent, 0 to 102, of the best match; null where memories have none at 50 or more. */
  rate: count.nullable(),
  /** The memory of that match. */
  memoryName: z.string().nullable(),
  /** Points that settings took from the match. */
  penalty: count.nullable(),
  /** Where the same text stands first; null on segments that repeat nothing. */
  first: z.object({ documentName: z.string(), number: count }).nullable(),
  /** Whole percent of the most similar earlier segment; null where the analysis did not look or found none at 50. */
  internalRate: count.nullable(),
  /** Whole percent of the automatic score that decided on `low-risk`. */
  score: count.nullable(),
});
export type AnalyzedSegment = z.infer<typeof analyzedSegmentSchema>;

/** An analysis in the list of its project. */
export const listedAnalysisSchema = z.object({
  analysisId: idSchema,
  status: workStatusSchema,
  creator: z.string().nullable(),
  createdAt: instantSchema,
  /** The count covers all files; it is 0 until the analysis is done. */
  segments: count,
});
export type ListedAnalysis = z.infer<typeof listedAnalysisSchema>;

export const analysesApi = {
  ...analysisContract.endpoints,
  ...workExport(analysisContract, z.object({ format: z.enum(analysisFormats) })),
  projectAnalyses: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/analyses',
    access: 'project:manage',
    summary: 'The newest analyses of a project',
    input: z.object({ projectId: idSchema }),
    output: z.array(listedAnalysisSchema),
  }),
  analyzedDocuments: defineEndpoint({
    method: 'GET',
    path: '/api/analyses/{analysisId}/documents',
    access: 'project:manage',
    summary: 'The lines of an analysis, file by file',
    input: z.object({ analysisId: idSchema }),
    output: z.array(analyzedDocumentSchema),
  }),
  analyzedSegments: defineEndpoint({
    method: 'GET',
    path: '/api/analyses/{analysisId}/segments',
    access: 'project:manage',
    summary: 'The segments of an analysis, each with the reason for its line',
    input: z.object({
      ...pageQuerySchema,
      analysisId: idSchema,
      line: analysisLineSchema.optional(),
      documentId: idSchema.optional(),
      targetLanguage: languageTagSchema.optional(),
    }),
    output: pageSchema(analyzedSegmentSchema),
  }),
};
