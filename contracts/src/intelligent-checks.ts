import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema } from './fields.ts';
import { limits } from './limits.ts';
import { issueSeverities } from './quality.ts';
import { defineWorkContract } from './work.ts';

export const intelligentCheckContract = defineWorkContract({
  kind: 'intelligent-check',
  what: 'an intelligent check of a document',
  access: { see: 'project:editRouter', run: 'segment:edit' },
  options: z.object({
    documentId: idSchema,
    /** Null: all of the document. */
    segmentIds: z.array(idSchema).min(1, 'required').max(limits.segmentsPerPage).nullable().default(null),
    /** Null: the first language model that is ready. */
    engineKey: z.string().max(80).nullable().default(null),
    /** Also segments that were checked and have not changed since. */
    again: z.boolean().default(false),
  }),
  result: z.object({
    checked: z.number().int(),
    issues: z.number().int(),
    /** Segments that the model gave no usable answer for, also when it was asked again. */
    failed: z.number().int(),
  }),
});

const spanSchema = z.object({ start: z.number().int(), end: z.number().int() });

/** An issue that a language model reported. Offsets are in UTF-16 units of the text without its codes. */
export const modelIssueSchema = z.object({
  origin: z.enum(['model', 'own']),
  /** `model-` and a kind, or the id of a check of the organization. */
  check: z.string(),
  /** The own check of the organization that found it. */
  name: z.string().optional(),
  severity: z.enum(issueSeverities),
  sourceSpan: spanSchema.optional(),
  targetSpan: spanSchema.optional(),
  explanation: z.string(),
  /** The whole translation with this mended, as markup. */
  fix: z.string().optional(),
});
export type ShownModelIssue = z.infer<typeof modelIssueSchema>;

/** The issues that a language model found in a segment. They hold for these texts alone. */
export const judgedSegmentSchema = z.object({
  segmentId: idSchema,
  source: z.string(),
  target: z.string(),
  engine: z.string(),
  judgedAt: instantSchema,
  issues: z.array(modelIssueSchema),
});
export type JudgedSegment = z.infer<typeof judgedSegmentSchema>;

export const intelligentChecksApi = {
  ...intelligentCheckContract.endpoints,
  documentJudgments: defineEndpoint({
    method: 'GET',
    path: '/api/editor/documents/{documentId}/judgments',
    access: 'project:editRouter',
    summary: 'What the intelligent check found in a document, each with the texts that it looked at',
    input: z.object({ documentId: idSchema }),
    output: z.object({
      /** The project has the intelligent check switched on. */
      enabled: z.boolean(),
      /** The plan of the organization includes the intelligent check. */
      included: z.boolean(),
      judged: z.array(judgedSegmentSchema),
    }),
  }),
};
