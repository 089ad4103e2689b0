import { wordCounterNames } from '@transloom/core/analysis/word-counters';
import { z } from 'zod';
import { analysisLineSchema, analyzedSegmentSchema, usedSchemeSchema } from './analyses.ts';
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
import { quoteLineSchema } from './quotes.ts';
import { billingUnitSchema, moneySchema, taskPriceSchema } from './task-prices.ts';
import { personSchema } from './task-shape.ts';

const payQuestionSchema = z.object({
  questionId: idSchema,
  /** Null: all of the pay. */
  line: analysisLineSchema.nullable(),
  askedBy: personSchema,
  askedAt: instantSchema,
  question: z.string(),
  answer: z.object({ by: personSchema, at: instantSchema, text: z.string() }).nullable(),
});
export type PayQuestion = z.infer<typeof payQuestionSchema>;

const taskPaySchema = z.object({
  taskId: idSchema,
  sourceLanguage: languageTagSchema,
  unit: billingUnitSchema,
  price: taskPriceSchema.nullable(),
  /** How often the task came back; it is paid once all the same. */
  returned: z.number().int(),
  /** The snapshot that the billable words come from; null where somebody typed them, or where it was deleted. */
  analysis: z
    .object({
      analyzedAt: instantSchema,
      counter: z.enum(wordCounterNames),
      scheme: usedSchemeSchema,
      lines: z.array(quoteLineSchema),
      /** Units of what is billed by these lines; a correction of the manager may differ. */
      billable: z.number().int(),
    })
    .nullable(),
  /** What the newest analysis comes to, for the manager; null where it is the same. */
  differs: z.object({ billable: z.number().int(), total: moneySchema.nullable() }).nullable(),
  questions: z.array(payQuestionSchema),
  /** Whether the reader may ask about the pay, or answer. */
  may: z.object({ ask: z.boolean(), answer: z.boolean() }),
});
export type TaskPay = z.infer<typeof taskPaySchema>;

/** A segment with what it is paid: its units times the rate of its line. */
const paidSegmentSchema = analyzedSegmentSchema.extend({
  units: z.number().int(),
  /** Whole percent of a new word. */
  weight: z.number().int(),
  billableHundredths: z.number().int(),
});
export type PaidSegment = z.infer<typeof paidSegmentSchema>;

const textSchema = z.string().trim().min(1, 'required').max(limits.reasonCharacters, 'too-long');

export const taskPayApi = {
  taskPay: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/tasks/{taskId}/pay',
    access: ['tasks', 'task:assign'],
    summary:
      'What a task pays, line by line, and what was asked about it; the same for translator and manager',
    input: z.object({ taskId: idSchema }),
    output: taskPaySchema,
  }),
  paidSegments: defineEndpoint({
    method: 'GET',
    path: '/api/translation-plan/tasks/{taskId}/pay/segments',
    access: ['tasks', 'task:assign'],
    summary: 'The segments behind a line of pay: how each was counted, why, and its weight',
    input: z.object({ ...pageQuerySchema, taskId: idSchema, line: analysisLineSchema }),
    output: pageSchema(paidSegmentSchema),
  }),
  questionPay: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/tasks/{taskId}/pay/questions',
    access: 'task:accept',
    summary: 'Ask the manager of a task about a line of its pay, or about all of it',
    input: z.object({
      taskId: idSchema,
      line: analysisLineSchema.nullable().default(null),
      question: textSchema,
    }),
    output: doneSchema,
  }),
  answerPayQuestion: defineEndpoint({
    method: 'POST',
    path: '/api/translation-plan/tasks/{taskId}/pay/questions/{questionId}/answer',
    access: 'task:price',
    summary: 'Answer a question about pay, and correct the billable words where it was right',
    input: z.object({
      taskId: idSchema,
      questionId: idSchema,
      answer: textSchema,
      /** Absent: the pay stays as it is. */
      billableWords: taskPriceSchema.shape.billableWords.optional(),
    }),
    output: doneSchema,
  }),
};
