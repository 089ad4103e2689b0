import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema, languageTagSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { stageKindSchema } from './project-settings.ts';
import { currencySchema } from './task-prices.ts';
import { personSchema, taskSchema } from './task-shape.ts';

export const statisticsTabs = ['all', 'ASSIGNED', 'IN_PROGRESS', 'FINISHED'] as const;
export const statisticsFormats = ['xlsx', 'csv'] as const;

/** A value of `filterItem`; one that names nothing finds nothing. */
const choiceSchema = z.string().max(40).optional();

const filterFields = {
  tab: z.enum(statisticsTabs).default('all'),
  search: z.string().max(100).default(''),
  kind: stageKindSchema.optional(),
  source: languageTagSchema.optional(),
  target: languageTagSchema.optional(),
  project: choiceSchema,
  team: choiceSchema,
  creator: choiceSchema,
  manager: choiceSchema,
  /** When the task was assigned. */
  from: instantSchema.optional(),
  to: instantSchema.optional(),
};

const count = z.number().int();

const sumFields = {
  tasks: count,
  words: count,
  billableWords: count,
  money: z.array(z.object({ currency: currencySchema, total: z.number() })),
  submitted: count,
  /** Submitted tasks that met their deadline; a task without one always does. */
  onTime: count,
};

const statisticsSumSchema = z.object(sumFields);
export type StatisticsSum = z.infer<typeof statisticsSumSchema>;

const statisticsSchema = pageSchema(taskSchema).extend({
  /** The sums of all tasks that were found. */
  sum: statisticsSumSchema,
  /** Null gathers the tasks that nobody has accepted. */
  byAssignee: z.array(statisticsSumSchema.extend({ assignee: personSchema.nullable() })),
  byStage: z.array(statisticsSumSchema.extend({ kind: stageKindSchema })),
  byLanguages: z.array(statisticsSumSchema.extend({ source: languageTagSchema, target: languageTagSchema })),
  /** Words handed over, by the Monday of the week (UTC). */
  weeks: z.array(z.object({ week: z.string(), words: count })),
});

export const taskStatisticsApi = {
  myTaskStatistics: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/my-task-statistics',
    access: 'tasks',
    summary: 'Tasks of the user with their sums',
    input: z.object({ ...pageQuerySchema, ...filterFields }),
    output: statisticsSchema,
  }),
  projectTaskStatistics: defineEndpoint({
    method: 'GET',
    path: '/api/projects/task-statistics/page',
    access: 'project:taskStatisticsRouter',
    summary: 'Tasks of everybody in one project or all, with their sums',
    input: z.object({ ...pageQuerySchema, ...filterFields }),
    output: statisticsSchema,
  }),
  exportTaskStatistics: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/task-statistics/export',
    access: ['tasks', 'project:taskStatisticsRouter'],
    summary: 'Write all tasks that the filters find to a table: those of the user, or those of everybody',
    input: z.object({
      ...filterFields,
      everybody: z.boolean().default(false),
      format: z.enum(statisticsFormats).default('xlsx'),
    }),
    output: z.object({ resourceId: idSchema }),
  }),
};
