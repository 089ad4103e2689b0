import { limits } from '@transloom/contracts/limits';
import { termCompletionContract } from '@transloom/contracts/term-completions';
import { termRequest } from '@transloom/core/term-extraction/judge-terms';
import { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { LongContext } from '../../../../platform/context.ts';
import { defineWork } from '../../../work/define-work.ts';
import { requireExtraction } from '../require-extraction.ts';
import { findToComplete } from './completed-terms.store.ts';
import { type CompletionOptions, prepareCompletion, runCompletion, termToJudge } from './run-completion.ts';

const count = z.number().int().default(0);

/** Translations by an engine where the texts have none, and a language model's judgment of candidates with definitions. */
export const termCompletion = defineWork({
  contract: termCompletionContract,
  seenBy: 'organization',
  state: z.object({ done: count, rejected: count, failed: count }),
  steps: [{ stage: 'complete', run: runCompletion }],
  retries: 2,
  timeoutSeconds: 7_200,
  concurrency: 1,
  kept: { days: 7, statuses: ['done', 'failed', 'stopped'] },
  subjectOf: ({ extractionId }) => ({ kind: 'term-extraction', id: extractionId }),
  keyOf: ({ extractionId, task }) => `${extractionId} ${task}`,
  price,
  nameOf: async (context, { extractionId }) => (await requireExtraction(context, extractionId)).name,
});

/** Counts the characters that the engine is asked for. */
async function price(context: LongContext, options: CompletionOptions) {
  const { extractionId: workId, task } = options;
  const { terms, extraction } = await context.transact(async (short) => ({
    ...(await prepareCompletion(short, options)),
    terms: await findToComplete(short.db, { workId, task, after: 0, limit: limits.extractedTerms }),
  }));
  if (terms.length === 0) throw new AppError('extraction.nothing-to-complete');
  const texts =
    task === 'translate'
      ? terms.map(({ term }) => term)
      : [termRequest({ ...extraction, language: context.language }, terms.map(termToJudge)).text];
  const engineCharacters = texts.reduce((sum, text) => sum + [...text].length, 0);
  return { cost: null, engineCharacters, seconds: null };
}
