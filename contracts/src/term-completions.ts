import { z } from 'zod';
import { idSchema } from './fields.ts';
import { defineWorkContract } from './work.ts';

/** `translate`: terms without a translation, by any engine. `judge`: candidates, by a language model. */
export const completionTasks = ['translate', 'judge'] as const;

export const termCompletionContract = defineWorkContract({
  kind: 'term-completion',
  what: 'a completion of extracted terms by an engine',
  access: { see: 'tools:extractionRouter', run: 'tools:extractionRouter' },
  options: z
    .object({
      extractionId: idSchema,
      task: z.enum(completionTasks),
      /** Null: the first language model that is ready, for judging alone. */
      engineKey: z.string().max(80).nullable().default(null),
    })
    .refine(({ task, engineKey }) => task === 'judge' || engineKey !== null, {
      path: ['engineKey'],
      error: 'required',
    }),
  result: z.object({
    /** Terms that were translated or judged. */
    done: z.number().int(),
    /** Of the judged ones, those that are no terms. */
    rejected: z.number().int(),
    /** Terms that the engine gave no usable answer for. */
    failed: z.number().int(),
  }),
});

export const termCompletionsApi = { ...termCompletionContract.endpoints };
