import { z } from 'zod';
import { instantSchema, languageTagSchema, pageQuerySchema, pageSchema } from './fields.ts';
import { stageKindSchema } from './project-settings.ts';
import { currencySchema } from './task-prices.ts';
import { taskSchema } from './task-shape.ts';

export const statisticsTabs = ['all', 'ASSIGNED', 'IN_PROGRESS', 'FINISHED'] as const;

/** A value of `filterItem`; one that names nothing finds nothing. */
const choiceSchema = z.string().max(40).optional();

export const statisticsInput = z.object({
  ...pageQuerySchema,
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
});

export const statisticsSchema = pageSchema(taskSchema).extend({
  /** Of all tasks that were found. */
  words: z.number().int(),
  billableWords: z.number().int(),
  money: z.array(z.object({ currency: currencySchema, total: z.number() })),
  /** Words handed over, by the Monday of the week (UTC). */
  weeks: z.array(z.object({ week: z.string(), words: z.number().int() })),
});
