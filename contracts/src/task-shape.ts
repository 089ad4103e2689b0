import { taskActionNames } from '@transloom/core/workflow/task-action';
import { taskStates } from '@transloom/core/workflow/task-state';
import { z } from 'zod';
import { idSchema, instantSchema, languageTagSchema } from './fields.ts';
import { flowSchema, stageKindSchema } from './project-settings.ts';
import { taskPriceSchema, taskTermsSchema } from './task-prices.ts';

/** The order in which the stages of a part are worked on. */
export const processModeSchema = z.enum(['one-after-the-other', 'together']);

export const taskStandings = [
  'unassigned',
  'pending-acceptance',
  'rejected',
  'waiting',
  'in-progress',
  'pending-submission',
  'submitted',
] as const;

export const personSchema = z.object({ userId: idSchema, username: z.string() });

/** Why an earlier stage has to work on a task again. */
export const taskReturnSchema = z.object({
  at: instantSchema,
  by: z.string(),
  reason: z.string(),
  /** Segments that were named; all of the task where there are none. */
  segmentIds: z.array(idSchema),
});

export const taskSchema = z.object({
  taskId: idSchema,
  projectId: idSchema,
  projectName: z.string(),
  projectCreator: z.string(),
  documentId: idSchema,
  documentName: z.string(),
  sourceLanguage: languageTagSchema,
  targetLanguage: languageTagSchema,
  /** From 1, of `parts`. */
  part: z.number().int(),
  parts: z.number().int(),
  /** From 1, of `stages`. */
  stage: z.number().int(),
  stages: z.number().int(),
  kind: stageKindSchema,
  /** Of a stage of kind `own`; otherwise empty. */
  stageName: z.string(),
  state: z.enum(taskStates),
  standing: z.enum(taskStandings),
  /** Its deadline has passed and it is not submitted. */
  overdue: z.boolean(),
  segments: z.number().int(),
  /** Segments that this stage has not confirmed. */
  unconfirmed: z.number().int(),
  words: z.number().int(),
  deadline: instantSchema.nullable(),
  assignedAt: instantSchema.nullable(),
  acceptedAt: instantSchema.nullable(),
  submittedAt: instantSchema.nullable(),
  manager: personSchema.nullable(),
  assignee: personSchema.nullable(),
  people: z.array(
    personSchema.extend({
      answer: z.enum(['asked', 'accepted', 'declined', 'late', 'withdrawn']),
      reason: z.string(),
    }),
  ),
  /** The stage before it, while it is not submitted. */
  waitingFor: z
    .object({ kind: stageKindSchema, stageName: z.string(), assignee: z.string().nullable() })
    .nullable(),
  returned: z.number().int(),
  lastReturn: taskReturnSchema.nullable(),
  note: z.string(),
  terms: taskTermsSchema,
  /** Null where none was agreed, and for people whom it does not concern. */
  price: taskPriceSchema.nullable(),
  /** What the reader may do now. */
  actions: z.array(z.enum(taskActionNames)),
});
export type Task = z.infer<typeof taskSchema>;

export const taskTabs = ['all', 'pending', 'progress', 'submitted', 'expired'] as const;
export type TaskTab = (typeof taskTabs)[number];

/** An issue of QA that stops the submission of a task. */
const openIssueSchema = z.object({
  documentId: idSchema,
  segmentId: idSchema,
  /** Of the segment, from 1. */
  number: z.number().int(),
  /** A check of core; `qualityText` has its words. */
  check: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type OpenIssue = z.infer<typeof openIssueSchema>;

/** What became of one task of many. */
export const taskOutcomeSchema = z.object({
  taskId: idSchema,
  done: z.boolean(),
  /** Code of the refusal. */
  code: z.string().nullable(),
  /** Why not, in the language of the interface. */
  message: z.string().nullable(),
  /** The first issues of QA where they are why. */
  issues: z.array(openIssueSchema),
});
export type TaskOutcome = z.infer<typeof taskOutcomeSchema>;

/** How far the tasks of one file are, for everybody who sees it. */
export const documentTasksSchema = z.object({
  documentId: idSchema,
  stages: flowSchema,
  tasks: z.array(
    taskSchema
      .pick({ taskId: true, part: true, stage: true, standing: true, overdue: true, deadline: true })
      .extend({ assignee: z.string().nullable() }),
  ),
});
export type DocumentTasks = z.infer<typeof documentTasksSchema>;
