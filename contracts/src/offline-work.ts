import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { doneSchema, idSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { limits } from './limits.ts';
import { defineWorkContract } from './work.ts';

/** The bilingual file of each task in a package. */
export const offlineFormatSchema = z.enum(['xliff', 'xliff12', 'table', 'xlsx']);

/** Why a file of an import, or all of it, could not be taken. */
export const offlineFaultSchema = z.enum([
  'no-task',
  'task-state',
  'no-data',
  'unsupported',
  'missing-file',
  'nothing-valid',
  'unreadable',
  'unmatched',
  'changed-since',
  'locked',
]);
export type OfflineFault = z.infer<typeof offlineFaultSchema>;

const faultSchema = z.object({
  /** Of a file. */
  name: z.string(),
  fault: offlineFaultSchema,
  /** Segments, or 1 for the file. */
  count: z.number().int(),
});

export const offlineImportContract = defineWorkContract({
  kind: 'offline-import',
  what: 'an import of work that was done offline',
  access: { see: 'task:submit', run: 'task:submit' },
  options: z.object({ fileId: idSchema }),
  result: z.object({
    /** Segments that came back, those that were taken, and those that were not. */
    total: z.number().int(),
    success: z.number().int(),
    errors: z.number().int(),
    unchanged: z.number().int(),
    /** Conflicts in which the text here stayed. */
    kept: z.number().int(),
    faults: z.array(faultSchema),
  }),
});

export const offlineChangeSchema = z.object({
  segmentId: idSchema,
  taskId: idSchema,
  documentId: idSchema,
  documentName: z.string(),
  sourceLanguage: z.string(),
  targetLanguage: z.string(),
  number: z.number().int(),
  /** Markup. */
  source: z.string(),
  sent: z.string(),
  here: z.string(),
  returned: z.string(),
  confirmed: z.boolean(),
  kind: z.enum(['change', 'conflict', 'locked']),
  choice: z.enum(['returned', 'here']).nullable(),
});
export type OfflineChange = z.infer<typeof offlineChangeSchema>;

export const offlineWorkApi = {
  ...offlineImportContract.endpoints,
  exportPackage: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/offline/export',
    access: 'task:submit',
    summary: 'Write tasks to a package for work without this program',
    input: z.object({
      taskIds: z.array(idSchema).min(1, 'required').max(limits.tasksPerPackage),
      format: offlineFormatSchema.default('xliff'),
      /** Beside the work: the original files, memory matches, terms and the style guide. */
      sources: z.boolean().default(true),
      matches: z.boolean().default(true),
      terms: z.boolean().default(true),
    }),
    output: z.object({ resourceId: idSchema }),
  }),
  offlineChanges: defineEndpoint({
    method: 'GET',
    path: '/api/work/offline-import/{workId}/changes',
    access: 'task:submit',
    summary: 'What an import would change, conflicts first',
    input: z.object({
      ...pageQuerySchema,
      workId: idSchema,
      kind: offlineChangeSchema.shape.kind.optional(),
    }),
    output: pageSchema(offlineChangeSchema).extend({ unchosen: z.number().int() }),
  }),
  chooseChanges: defineEndpoint({
    method: 'POST',
    path: '/api/work/offline-import/{workId}/choices',
    access: 'task:submit',
    summary: 'Choose the text of conflicts: all of them where no segment is named',
    input: z.object({
      workId: idSchema,
      segmentIds: z.array(idSchema).max(limits.segmentsPerPage).default([]),
      choice: z.enum(['returned', 'here']),
    }),
    output: doneSchema,
  }),
};
