import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { idSchema, instantSchema } from './fields.ts';
import { stageKindSchema } from './project-settings.ts';
import { currencySchema, moneySchema } from './task-prices.ts';

/** One thing that somebody is paid for: a submitted task, or what they had done of one they no longer have. */
const statementLineSchema = z.object({
  at: instantSchema,
  what: z.enum(['submitted', 'share']),
  /** The task that can be opened for the lines behind its pay; null for a share, which is what is left of one. */
  taskId: idSchema.nullable(),
  project: z.string(),
  document: z.string(),
  kind: stageKindSchema,
  billableWords: z.number().int(),
  currency: currencySchema.nullable(),
  /** In the smallest unit of the currency; null where no price was agreed. */
  amount: moneySchema.nullable(),
});

export const statementSchema = z.object({
  userId: idSchema,
  username: z.string(),
  billableWords: z.number().int(),
  sums: z.array(z.object({ currency: currencySchema, total: moneySchema })),
  lines: z.array(statementLineSchema),
});
export type Statement = z.infer<typeof statementSchema>;

/** Of a year, in UTC: `2026-11`. */
const monthSchema = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/);

export const statementsApi = {
  myStatement: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/my-statement',
    access: 'tasks',
    summary: 'What the user is paid for in a month',
    input: z.object({ month: monthSchema }),
    output: z.array(statementSchema),
  }),
  statements: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/statements',
    access: 'task:price',
    summary: 'What people are paid for in a month, those of projects the user manages',
    input: z.object({ month: monthSchema }),
    output: z.array(statementSchema),
  }),
  exportStatements: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/statements/export',
    access: 'tasks',
    summary: 'Write the statements of a month to a workbook: the own one, or those of everybody',
    input: z.object({ month: monthSchema, everybody: z.boolean().default(false) }),
    output: z.object({ resourceId: idSchema }),
  }),
};
