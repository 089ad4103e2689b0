import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema, languageTagSchema, markupSchema } from './fields.ts';
import { limits } from './limits.ts';
import { issueSeverities } from './quality.ts';
import { inlineCodeDetailsSchema } from './segments.ts';
import { defineWorkContract, workExport, workNameSchema } from './work.ts';

export const checkOrigins = ['files', 'project'] as const;

const fileIdsSchema = z.array(idSchema).max(limits.uploadFiles).default([]);

const optionsSchema = z
  .object({
    name: workNameSchema.nullable().default(null),
    /** Where the texts come from. */
    from: z.enum(checkOrigins),
    fileIds: fileIdsSchema,
    /** The translation of each file, in the same order; empty where the files hold both languages. */
    translationFileIds: fileIdsSchema,
    /** The project that is checked; of files the one whose term bases and patterns hold for them. */
    projectId: idSchema.nullable().default(null),
    /** Files of the project; empty for all in the language. */
    documentIds: z.array(idSchema).max(limits.checkedDocuments).default([]),
    sourceLanguage: languageTagSchema,
    targetLanguage: languageTagSchema,
    /** Ids of core's registry. */
    checks: z.array(z.string().max(80)).max(200),
    /** Whether the patterns of the project are checked too. */
    patterns: z.boolean().default(true),
    /** Term bases for the checks of terms; empty for those of the project, or all of the languages. */
    termBaseIds: z.array(idSchema).max(limits.checkedTermBases).default([]),
    /** Whether a language model looks for mistakes in meaning; part of Pro. */
    intelligent: z.boolean().default(false),
    /** Checks that the organization wrote in plain language, for a language model. */
    ownCheckIds: z.array(idSchema).max(limits.checkedOwnChecks).default([]),
    /** The language model; null for the first that is ready. */
    engineKey: z.string().max(80).nullable().default(null),
  })
  .refine(({ from, fileIds }) => from !== 'files' || fileIds.length > 0, {
    path: ['fileIds'],
    error: 'required',
  })
  .refine(({ from, projectId }) => from !== 'project' || projectId !== null, {
    path: ['projectId'],
    error: 'required',
  })
  .refine(({ fileIds, translationFileIds: { length } }) => length === 0 || length === fileIds.length, {
    path: ['translationFileIds'],
    error: 'required',
  });
export type QaCheckOptions = z.output<typeof optionsSchema>;

export const qaCheckContract = defineWorkContract({
  kind: 'qa-check',
  what: 'a QA check of translations',
  access: { see: 'tools:checkRouter', run: 'tools:checkRouter' },
  options: optionsSchema,
  result: z.object({
    files: z.number().int(),
    segments: z.number().int(),
    /** When the check ended; people ignore and mend issues since then. */
    issues: z.number().int(),
    /** Segments for which a language model gave no usable answer. */
    unanswered: z.number().int().default(0),
  }),
});

/** Who found an issue: a rule, a language model, or a model by a check that the organization wrote. */
export const issueOrigins = ['rule', 'model', 'own'] as const;

const spanSchema = z.object({ start: z.number().int(), end: z.number().int() }).nullable();

/** An issue of a checked segment. Offsets are in UTF-16 units of the text without its tags. */
export const checkedIssueSchema = z.object({
  issueId: idSchema,
  origin: z.enum(issueOrigins),
  check: z.string(),
  severity: z.enum(issueSeverities),
  /** In the language of the reader. */
  message: z.string(),
  sourceSpan: spanSchema,
  targetSpan: spanSchema,
  /** The whole translation with this mended, as markup; null where a person has to decide. */
  fix: z.string().nullable(),
  /** Null for an open issue. */
  ignored: z.object({ by: z.string(), at: instantSchema, reason: z.string() }).nullable(),
});
export type CheckedIssue = z.infer<typeof checkedIssueSchema>;

export const checkedSegmentSchema = z.object({
  checkedSegmentId: idSchema,
  /** In the whole check, and in its file, from 1. */
  number: z.number().int(),
  place: z.number().int(),
  file: z.number().int(),
  source: z.string(),
  target: z.string(),
  /** The translation as the file has it. */
  original: z.string(),
  codes: z.record(z.string(), inlineCodeDetailsSchema),
  locked: z.boolean(),
  /** False where a row joins several segments of its file. */
  writable: z.boolean(),
  marked: z.boolean(),
  /** Grows with each correction; a correction names the one it has seen. */
  change: z.number().int(),
  issues: z.array(checkedIssueSchema),
});
export type CheckedSegment = z.infer<typeof checkedSegmentSchema>;

export const segmentStates = ['open', 'ignored', 'marked', 'corrected', 'all'] as const;

/** Which segments, or which of their issues. */
const filter = {
  check: z.string().max(80).optional(),
  severity: z.enum(issueSeverities).optional(),
  /** Number of a file, from 1. */
  file: z.coerce.number().int().min(1).optional(),
};

const countsSchema = z.object({
  open: z.number().int(),
  ignored: z.number().int(),
  /** Open ones with a mechanical fix. */
  fixable: z.number().int(),
});

const one = { workId: idSchema };
const access = 'tools:check:detailRouter';
const path = '/api/work/qa-check/{workId}';
const reason = z.string().trim().max(limits.reasonCharacters, 'too-long').default('');
const issueIdsSchema = z.array(idSchema).min(1).max(limits.checkedIssuesAtOnce);

/** How far an ignored issue reaches: itself, the same issue in all segments, or all that its check finds. */
export const ignoreReaches = ['issue', 'same', 'check'] as const;

export const qaCheckApi = {
  ...qaCheckContract.endpoints,
  ...workExport(
    qaCheckContract,
    z.object({
      /** A report in a table or a page, or the corrected files. */
      as: z.enum(['xlsx', 'html', 'files']),
      /** The report without ignored issues. */
      openOnly: z.boolean().default(false),
    }),
  ),
  checkSummary: defineEndpoint({
    method: 'GET',
    path: `${path}/summary`,
    access,
    summary: 'Files and checks of a QA check with the number of their issues',
    input: z.object({ ...one, severity: filter.severity, file: filter.file }),
    output: z.object({
      files: z.array(
        z.object({
          number: z.number().int(),
          name: z.string(),
          /** Segments, and open issues whatever the filter says. */
          segments: z.number().int(),
          open: z.number().int(),
        }),
      ),
      checks: z.array(
        countsSchema.extend({
          check: z.string(),
          name: z.string(),
          origin: z.enum(issueOrigins),
          category: z.string(),
          /** The worst of its issues. */
          severity: z.enum(issueSeverities),
        }),
      ),
      /** Issues of the whole check that are open, by severity. */
      severities: z.record(z.enum(issueSeverities), z.number().int()),
      segments: z.number().int(),
      marked: z.number().int(),
      corrected: z.number().int(),
    }),
  }),
  listCheckedSegments: defineEndpoint({
    method: 'GET',
    path: `${path}/segments`,
    access,
    summary: 'Segments of a QA check in their order, with their issues',
    input: z.object({
      ...one,
      ...filter,
      /** `open` and `ignored`: segments with such issues. `corrected`: with another translation than their file has. */
      state: z.enum(segmentStates).default('open'),
      /** Part of the source or of the translation, in any capitals. */
      search: z.string().trim().max(200).default(''),
      offset: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ records: z.array(checkedSegmentSchema), total: z.number().int() }),
  }),
  ignoreCheckedIssues: defineEndpoint({
    method: 'POST',
    path: `${path}/ignores`,
    access,
    summary: 'Ignore issues with a reason; those that are ignored already stay as they are',
    input: z.object({
      ...one,
      issueIds: issueIdsSchema,
      reach: z.enum(ignoreReaches).default('issue'),
      reason,
    }),
    output: z.object({ changed: z.number().int() }),
  }),
  unignoreCheckedIssues: defineEndpoint({
    method: 'POST',
    path: `${path}/unignores`,
    access,
    summary: 'Take ignored issues up again',
    input: z.object({ ...one, issueIds: issueIdsSchema }),
    output: z.object({ changed: z.number().int() }),
  }),
  markCheckedSegment: defineEndpoint({
    method: 'PUT',
    path: `${path}/segments/{checkedSegmentId}/mark`,
    access,
    summary: 'Mark a segment to come back to it, or take the mark away',
    input: z.object({ ...one, checkedSegmentId: idSchema, marked: z.boolean() }),
    output: doneSchema,
  }),
  correctSegment: defineEndpoint({
    method: 'PUT',
    path: `${path}/segments/{checkedSegmentId}`,
    access,
    summary: 'Correct a translation, which is checked anew at once; of a project its segment is changed',
    input: z.object({
      ...one,
      checkedSegmentId: idSchema,
      /** The last change that was seen. */
      seen: z.number().int().min(0),
      target: markupSchema,
    }),
    output: checkedSegmentSchema,
  }),
  previewFixes: defineEndpoint({
    method: 'GET',
    path: `${path}/fixes`,
    access,
    summary: 'What the mechanical fixes of open issues make of the first segments',
    input: z.object({ ...one, ...filter }),
    output: z.object({
      records: z.array(
        z.object({
          checkedSegmentId: idSchema,
          number: z.number().int(),
          before: z.string(),
          after: z.string(),
        }),
      ),
      /** Segments that have a fix. */
      total: z.number().int(),
    }),
  }),
  fixIssues: defineEndpoint({
    method: 'POST',
    path: `${path}/fixes`,
    access,
    summary:
      'Make mechanical fixes, segment by segment: of one issue, or of all open ones that a filter leaves',
    input: z.object({
      ...one,
      ...filter,
      /** Only this one. */
      issueId: idSchema.optional(),
      /** Segments that stay as they are. */
      exceptIds: z.array(idSchema).max(limits.checkedIssuesAtOnce).default([]),
      /** Number of a segment; the next ones are mended. */
      after: z.number().int().min(0).default(0),
    }),
    output: z.object({
      mended: z.number().int(),
      /** Segments that could not be changed, such as locked ones of a project. */
      refused: z.number().int(),
      /** Where to go on; null at the end. */
      next: z.number().int().nullable(),
    }),
  }),
  checkAgain: defineEndpoint({
    method: 'POST',
    path: `${path}/again`,
    access: 'tools:checkRouter',
    summary: 'Check everything anew; corrections of files stay, ignored issues stay ignored',
    input: z.object(one),
    output: doneSchema,
  }),
};
