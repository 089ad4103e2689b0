import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { checkMoments } from './project-settings.ts';

export const issueSeverities = ['error', 'warning', 'info'] as const;
/** A rule, a language model, or a check that the organization wrote in plain language. */
export const issueOrigins = ['rule', 'model', 'own'] as const;

const paramsSchema = z.record(z.string().max(40), z.union([z.string().max(1000), z.number()]));
const checkId = z.string().min(1).max(80);
const key = z.string().max(200).nullable();

/** An issue that somebody wants to stay. */
export const issueIgnoreSchema = z.object({
  ignoreId: idSchema,
  /** Null: everywhere in the project. */
  segmentId: idSchema.nullable(),
  /** A check of core, or the id of a pattern. */
  check: z.string(),
  /** `issueKey` of core; null: whatever the check finds. */
  key: z.string().nullable(),
  params: paramsSchema,
  reason: z.string(),
  ignoredBy: z.string(),
  ignoredAt: instantSchema,
});
export type ShownIgnore = z.infer<typeof issueIgnoreSchema>;

export const patternConditions = ['both', 'source-only', 'target-only'] as const;

/** A check that people wrote. */
export const qualityPatternSchema = z.object({
  patternId: idSchema,
  name: z.string(),
  /** Regular expressions without look-ahead and back-references; an empty one matches nothing. */
  source: z.string(),
  target: z.string(),
  condition: z.enum(patternConditions),
  severity: z.enum(issueSeverities),
});
export type QualityPattern = z.infer<typeof qualityPatternSchema>;

const expression = z.string().max(1000, 'too-long').default('');
const patternFields = {
  name: z.string().trim().min(1, 'required').max(100, 'too-long'),
  source: expression,
  target: expression,
  condition: z.enum(patternConditions),
  severity: z.enum(issueSeverities).default('warning'),
};

const spanSchema = z.object({ start: z.number().int(), end: z.number().int() }).nullable();

/** An issue of a segment as it is stored. Offsets are in UTF-16 units of the text without its codes. */
export const documentIssueSchema = z.object({
  segmentId: idSchema,
  /** Of the segment, from 1. */
  number: z.number().int(),
  origin: z.enum(issueOrigins),
  check: z.string(),
  severity: z.enum(issueSeverities),
  /** In the language of the reader; a language model explains in the language of who asked for the check. */
  message: z.string(),
  key: z.string(),
  sourceSpan: spanSchema,
  targetSpan: spanSchema,
  /** The whole translation with this mended, as markup; null where a person has to decide. */
  fix: z.string().nullable(),
  /** The ignore that it falls under; null for an open issue. */
  ignoreId: idSchema.nullable(),
});
export type DocumentIssue = z.infer<typeof documentIssueSchema>;

const documentInput = { documentId: idSchema };

export const qualityApi = {
  documentQuality: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/quality',
    access: 'project:editRouter',
    summary:
      'What an editor needs to check a document itself: ignored issues and the patterns of the project',
    input: z.object(documentInput),
    output: z.object({
      /** Whether the project has checks by rules, and when the editor runs them. */
      ruleBased: z.boolean(),
      /** Checks that the project turned on or off, by id. */
      checks: z.record(z.string(), z.boolean()),
      when: z.enum(checkMoments),
      /** A machine translation that scores below it is of high risk; null where the project does not score. */
      scoreThreshold: z.number().int().nullable(),
      ignores: z.array(issueIgnoreSchema),
      patterns: z.array(qualityPatternSchema),
    }),
  }),
  documentIssues: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/issues',
    access: 'project:editRouter',
    summary: 'Issues of the segments of a page, in the order of segments; locked segments have none',
    input: z.object({
      ...documentInput,
      /** Number of a segment; the page begins behind it. */
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(limits.segmentsPerPage).default(limits.segmentsPerPage),
    }),
    output: z.object({
      issues: z.array(documentIssueSchema),
      /** Where the next page begins; null at the end of the document. */
      next: z.number().int().nullable(),
    }),
  }),
  ignoreIssue: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/ignores',
    access: 'segment:edit',
    summary:
      'Ignore an issue of a segment, or everywhere in the project, which needs the right to QA settings',
    input: z.object({
      ...documentInput,
      segmentId: idSchema.nullable(),
      check: checkId,
      key,
      params: paramsSchema.default({}),
      reason: z.string().trim().max(500, 'too-long').default(''),
    }),
    output: issueIgnoreSchema,
  }),
  unignoreIssue: defineEndpoint({
    method: 'DELETE',
    path: '/api/editor/documents/{documentId}/ignores/{ignoreId}',
    access: 'segment:edit',
    summary: 'Take an issue up again that was ignored',
    input: z.object({ ...documentInput, ignoreId: idSchema }),
    output: doneSchema,
  }),
  exportIssues: defineEndpoint({
    method: 'POST',
    path: '/api/editor/documents/{documentId}/issues/export',
    access: 'project:editRouter',
    summary: 'Write the QA report of a document',
    input: z.object({ ...documentInput, format: z.enum(['xlsx', 'html']) }),
    output: z.object({ resourceId: idSchema }),
  }),
  qualityPatterns: defineEndpoint({
    method: 'GET',
    path: '/api/projects/{projectId}/quality-patterns',
    access: 'project:editRouter',
    summary: 'The checks that people wrote for a project',
    input: z.object({ projectId: idSchema }),
    output: z.array(qualityPatternSchema),
  }),
  addQualityPattern: defineEndpoint({
    method: 'POST',
    path: '/api/projects/{projectId}/quality-patterns',
    access: 'qa:settings',
    summary: 'Add a check as regular expressions',
    input: z.object({ projectId: idSchema, ...patternFields }),
    output: qualityPatternSchema,
  }),
  changeQualityPattern: defineEndpoint({
    method: 'PUT',
    path: '/api/projects/{projectId}/quality-patterns/{patternId}',
    access: 'qa:settings',
    summary: 'Change a check that people wrote',
    input: z.object({ projectId: idSchema, patternId: idSchema, ...patternFields }),
    output: qualityPatternSchema,
  }),
  deleteQualityPattern: defineEndpoint({
    method: 'DELETE',
    path: '/api/projects/{projectId}/quality-patterns/{patternId}',
    access: 'qa:settings',
    summary: 'Delete a check that people wrote',
    input: z.object({ projectId: idSchema, patternId: idSchema }),
    output: doneSchema,
  }),
};
