import { taskStates } from '@transloom/core/workflow/task-state';
import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import {
  doneSchema,
  idSchema,
  instantSchema,
  languageTagSchema,
  pageQuerySchema,
  pageSchema,
} from './fields.ts';
import { limits } from './limits.ts';
import { stageKindSchema, stageSchema } from './project-settings.ts';
import { taskPriceSchema, taskTermsSchema } from './task-prices.ts';
import {
  documentTasksSchema,
  personSchema,
  processModeSchema,
  taskOutcomeSchema,
  taskReturnSchema,
  taskSchema,
  taskTabs,
} from './task-shape.ts';
import { partPreviewSchema, splitWishSchema } from './task-splits.ts';

const tasksInput = { taskIds: z.array(idSchema).min(1, 'required').max(limits.tasksPerCall) };
const outcomesSchema = z.array(taskOutcomeSchema);
const reasonSchema = z.string().trim().min(1, 'required').max(limits.reasonCharacters, 'too-long');

export const assignmentSchema = z.object({
  ...tasksInput,
  /** Several people: the first to accept has the task (D4.19). */
  userIds: z.array(idSchema).max(20),
  deadline: instantSchema.nullable().default(null),
  terms: taskTermsSchema.prefault({}),
  /** Null: without a price. Words that are absent are those of the task. */
  price: taskPriceSchema
    .omit({ total: true })
    .extend({ billableWords: taskPriceSchema.shape.billableWords.nullable().default(null) })
    .nullable()
    .default(null),
  note: z.string().trim().max(limits.taskNoteCharacters).default(''),
});

const listFilter = {
  tab: z.enum(taskTabs).default('all'),
  search: z.string().max(100).default(''),
  projectId: idSchema.optional(),
  kind: stageKindSchema.optional(),
  source: languageTagSchema.optional(),
  target: languageTagSchema.optional(),
};

export const tasksApi = {
  taskPlan: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/projects/{projectId}',
    access: 'task:assign',
    changes: true,
    summary: 'The tasks of a project: files × languages × stages. Makes those of files that have none yet',
    input: z.object({ projectId: idSchema }),
    output: z.object({
      stages: z.array(stageSchema),
      ownReview: z.boolean(),
      /** Files that were begun under other stages than the project has now. */
      otherFlows: z.number().int(),
      documents: z.array(
        z.object({
          documentId: idSchema,
          name: z.string(),
          sourceLanguage: languageTagSchema,
          targetLanguage: languageTagSchema,
          words: z.number().int(),
          segments: z.number().int(),
          mode: processModeSchema,
          stages: z.array(stageSchema),
          tasks: z.array(taskSchema),
        }),
      ),
      /** Files that cannot be planned yet: they are being read, or that failed. */
      unread: z.array(z.string()),
    }),
  }),
  documentTasks: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/projects/{projectId}/documents',
    access: 'project:detailRouter',
    summary:
      'Stages of the files of a project with who works on them until when; files without tasks are left out',
    input: z.object({ projectId: idSchema }),
    output: z.array(documentTasksSchema),
  }),
  planPeople: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/people',
    access: 'task:assign',
    summary: 'People that tasks can be assigned to, with what they have to do already',
    input: z.object({ pool: z.enum(['internal', 'vendor']).default('internal') }),
    output: z.array(
      personSchema.extend({
        role: z.string(),
        hasPhone: z.boolean(),
        /** Tasks they have accepted and not submitted, and the words of these. */
        openTasks: z.number().int(),
        openWords: z.number().int(),
      }),
    ),
  }),
  changePlan: defineEndpoint({
    method: 'PATCH',
    path: '/api/translation-plan/projects/{projectId}',
    access: 'task:assign',
    summary: 'Say whether people may review their own work in a project',
    input: z.object({ projectId: idSchema, ownReview: z.boolean() }),
    output: doneSchema,
  }),
  flowChange: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/projects/{projectId}/flow-change',
    access: 'task:assign',
    changes: true,
    summary:
      'Files that were begun under other stages than the project has now, and what a change would lose',
    input: z.object({ projectId: idSchema }),
    output: z.array(
      z.object({
        documentId: idSchema,
        name: z.string(),
        targetLanguage: languageTagSchema,
        /** Who have a task of it. */
        people: z.array(z.string()),
        /** Segments that people changed, and segments that are confirmed. */
        edited: z.number().int(),
        confirmed: z.number().int(),
      }),
    ),
  }),
  changeFlow: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/projects/{projectId}/flow-change',
    access: 'task:assign',
    summary: 'Give files that were begun the stages of the project; people, progress and edits are reset',
    input: z.object({
      projectId: idSchema,
      documentIds: z.array(idSchema).min(1, 'required').max(limits.tasksPerCall),
    }),
    output: doneSchema,
  }),
  batchAssign: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/batch-assign',
    access: 'task:assign',
    summary: 'Offer tasks to somebody, or to several people of whom the first to accept has them',
    input: assignmentSchema,
    output: outcomesSchema,
  }),
  takeBack: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/take-back',
    access: 'task:assign',
    summary: 'Take tasks back; what was confirmed stays, and what was done is paid',
    input: z.object(tasksInput),
    output: outcomesSchema,
  }),
  batchResetDeadline: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/batch-reset-deadline',
    access: 'task:assign',
    summary: 'Give tasks another deadline',
    input: z.object({ ...tasksInput, deadline: instantSchema }),
    output: outcomesSchema,
  }),
  changeProcessMode: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/document-process-mode',
    access: 'task:assign',
    summary: 'Say whether the stages of documents follow one another or work together',
    input: z.object({
      documentIds: z.array(idSchema).min(1).max(limits.tasksPerCall),
      mode: processModeSchema,
    }),
    output: doneSchema,
  }),
  batchAccept: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/batch-accept',
    access: 'task:accept',
    summary: 'Accept tasks that were offered; of several people the first has it',
    input: z.object(tasksInput),
    output: outcomesSchema,
  }),
  declineTasks: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/decline',
    access: 'task:accept',
    summary: 'Decline tasks that were offered',
    input: z.object({ ...tasksInput, reason: reasonSchema }),
    output: outcomesSchema,
  }),
  undoAccept: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/undo-accept',
    access: 'task:accept',
    summary: 'Give back tasks that were accepted less than 30 minutes ago and not begun',
    input: z.object(tasksInput),
    output: outcomesSchema,
  }),
  submitTasks: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/submit',
    access: 'task:submit',
    summary: 'Hand over tasks of which every segment is confirmed',
    input: z.object(tasksInput),
    output: outcomesSchema,
  }),
  oneClickSubmission: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/one-click-submission',
    access: 'task:submit',
    summary: 'Confirm what is left of tasks where it is translated, and hand them over',
    input: z.object(tasksInput),
    output: outcomesSchema,
  }),
  rollback: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/rollback',
    access: 'task:return',
    summary: 'Return a submitted task of an earlier stage, whole or some of its segments',
    input: z.object({
      taskId: idSchema,
      reason: reasonSchema,
      segmentIds: z.array(idSchema).max(limits.segmentsPerPage).default([]),
    }),
    output: doneSchema,
  }),
  operationNote: defineEndpoint({
    method: 'PUT',
    path: '/api/translation-plan/operation-note',
    access: ['task:assign', 'task:accept'],
    summary: 'Write a note on a task that all its people read',
    input: z.object({ taskId: idSchema, note: z.string().trim().max(limits.taskNoteCharacters) }),
    output: doneSchema,
  }),
  previewSplit: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/split/preview',
    access: 'task:split',
    summary: 'The parts that a wish would cut a document into',
    input: z.object({ documentId: idSchema, wish: splitWishSchema }),
    output: z.array(partPreviewSchema),
  }),
  splitDocument: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/split',
    access: 'task:split',
    summary: 'Cut a document into parts, each with tasks of its own; confirmed text stays where it is',
    input: z.object({ documentId: idSchema, wish: splitWishSchema }),
    output: z.array(partPreviewSchema),
  }),
  mergeParts: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/merge',
    access: 'task:split',
    summary: 'Make one part of all parts of a document',
    input: z.object({ documentId: idSchema }),
    output: doneSchema,
  }),
  assignedToMe: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/assigned-to-me',
    access: 'tasks',
    summary: 'Tasks that were offered to the user or are theirs, with the count of each tab',
    input: z.object({ ...pageQuerySchema, ...listFilter }),
    output: pageSchema(taskSchema).extend({ counts: z.record(z.enum(taskTabs), z.number().int()) }),
  }),
  filterItem: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/filter-item',
    access: 'tasks',
    summary: 'Values that the lists of tasks can be filtered by',
    input: z.object({}),
    output: z.object({
      projects: z.array(z.object({ projectId: idSchema, name: z.string() })),
      teams: z.array(z.object({ teamId: idSchema, name: z.string() })),
      sources: z.array(languageTagSchema),
      targets: z.array(languageTagSchema),
      managers: z.array(personSchema),
      creators: z.array(personSchema),
    }),
  }),
  task: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/tasks/{taskId}',
    access: ['tasks', 'task:assign'],
    summary: 'A task with everything that was done to it',
    input: z.object({ taskId: idSchema }),
    output: taskSchema.extend({
      records: z.array(
        z.object({
          at: instantSchema,
          by: z.string().nullable(),
          action: z.string(),
          from: z.enum(taskStates),
          to: z.enum(taskStates),
          reason: z.string(),
        }),
      ),
      returns: z.array(taskReturnSchema),
    }),
  }),
  documentPreview: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/tasks/{taskId}/document-preview',
    access: ['tasks', 'task:assign'],
    summary: 'The beginning of the text of a task, for people who decide whether to accept it',
    input: z.object({ taskId: idSchema }),
    output: z.object({ lines: z.array(z.string()), more: z.boolean() }),
  }),
  projectPreview: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/tasks/{taskId}/project-preview',
    access: ['tasks', 'task:assign'],
    summary: 'What the project of a task is about: its remark, its people and how far it is',
    input: z.object({ taskId: idSchema }),
    output: z.object({
      projectId: idSchema,
      name: z.string(),
      remark: z.string(),
      creator: z.string(),
      deadline: instantSchema.nullable(),
      documents: z.number().int(),
      words: z.number().int(),
      segments: z.number().int(),
      confirmed: z.number().int(),
    }),
  }),
};
