import type { ErrorCode } from '@transloom/contracts/errors';
import { limits } from '@transloom/contracts/limits';
import type { termCompletionContract } from '@transloom/contracts/term-completions';
import type { ExtractedTerm, ExtractionOptions } from '@transloom/contracts/term-extraction';
import { plainInline } from '@transloom/core/inline/inline-text';
import { readTermAnswer, type TermToJudge, termRequest } from '@transloom/core/term-extraction/judge-terms';
import type { z } from 'zod';
import { AppError } from '../../../../platform/app-error.ts';
import type { Context } from '../../../../platform/context.ts';
import { requireEnginesForPairs } from '../../../engines/catalogue/require-engines-for-pairs.ts';
import { requireKnownEngine } from '../../../engines/catalogue/require-known-engine.ts';
import { translateTexts } from '../../../engines/translating/translate-texts.ts';
import { answerInParts } from '../../../engines/writing/answer-in-parts.ts';
import { requireWriter } from '../../../engines/writing/require-writer.ts';
import { requireIntelligentQa } from '../../../quality/intelligent/require-intelligent-qa.ts';
import type { StepContext, StepEnd } from '../../../work/work-definition.ts';
import { requireExtraction } from '../require-extraction.ts';
import {
  type CompletedTerm,
  findToComplete,
  saveCompleted,
  type TermToComplete,
} from './completed-terms.store.ts';

export type CompletionOptions = z.output<typeof termCompletionContract.options>;
export interface CompletionState {
  readonly done: number;
  readonly rejected: number;
  readonly failed: number;
}
type Step = StepContext<CompletionOptions, CompletionState>;
type Result = z.input<typeof termCompletionContract.result>;

interface Preparation {
  readonly extraction: ExtractionOptions;
  readonly engine: { readonly key: string; readonly name: string };
}

/**
 * @throws {AppError} resource.not-found, work.other-state, access.plan-required, extraction.no-language, engine.no-writer,
 * engine.cannot-write, engine.not-configured, engine.unsupported-pair
 */
export async function prepareCompletion(
  context: Context,
  { extractionId, task, engineKey }: CompletionOptions,
): Promise<Preparation> {
  const { options: extraction } = await requireExtraction(context, extractionId);
  if (task === 'judge') {
    await requireIntelligentQa(context);
    return { extraction, engine: await requireWriter(context, engineKey) };
  }
  const { sourceLanguage: source, targetLanguage: target } = extraction;
  const key = engineKey ?? '';
  await requireKnownEngine(context, key);
  if (target === null) throw new AppError('extraction.no-language');
  const names = await requireEnginesForPairs(context, [{ engineKey: key, source, target }]);
  return { extraction, engine: { key, name: names.get(key) ?? key } };
}

const termsTogether = 40;
/** What a language model judges with care in one request. */
const termsPerRequest = 20;

/** Asks part by part and keeps each answer at once, so that work that ends in the middle goes on behind it. */
export async function runCompletion(step: Step): Promise<StepEnd<CompletionState, Result>> {
  const { extractionId, task } = step.work.options;
  const prepared = await step.transact((context) => prepareCompletion(context, step.work.options));
  const pageAfter = (after: number, limit: number) =>
    step.transact(({ db }) => findToComplete(db, { workId: extractionId, task, after, limit }));
  const { length: total } = await pageAfter(0, limits.extractedTerms);
  let state: CompletionState = { ...step.work.state, failed: 0 };
  let asked = 0;
  for (let after = 0; ; ) {
    const terms = await pageAfter(after, termsTogether);
    const last = terms.at(-1);
    if (last === undefined) break;
    const completed = await (task === 'judge' ? judge : translate)(step, prepared, terms);
    asked += terms.length;
    state = {
      done: state.done + completed.length,
      rejected: state.rejected + completed.filter(({ isTerm }) => isTerm === false).length,
      failed: state.failed + terms.length - completed.length,
    };
    const engine = prepared.engine.name;
    await step.keep({
      state,
      counts: { ...state },
      write: ({ db }) => saveCompleted(db, { workId: extractionId, engine }, completed),
    });
    await step.progress(asked, total, task);
    after = last.number;
  }
  return { state, counts: { ...state }, result: { ...state } };
}

async function translate(
  step: Step,
  { extraction, engine }: Preparation,
  terms: readonly TermToComplete[],
): Promise<readonly CompletedTerm[]> {
  const translations = await translateTexts(step, {
    engineKey: engine.key,
    sourceLanguage: extraction.sourceLanguage,
    targetLanguage: extraction.targetLanguage ?? '',
    module: 'extraction',
    document: {},
    segments: terms.map(({ term }) => ({ source: plainInline(term), codes: {} })),
    around: async (_, indices) =>
      indices.map((index) => ({ before: sentencesOf(terms[index], 1).map((source) => ({ source })) })),
    signal: step.signal,
  });
  return translations.flatMap((answer) => {
    const term = terms[answer.index];
    if (answer.status === 'failed') {
      if (!ofTheText.has(answer.failure.code))
        throw new AppError(answer.failure.code as ErrorCode, answer.failure.params);
      return [];
    }
    const translation = answer.target.text.trim().slice(0, limits.termCharacters);
    return term === undefined || translation === ''
      ? []
      : [{ id: term.id, translation, isTerm: null, definition: '' }];
  });
}

/** Failures of one term; others are translated all the same. */
const ofTheText: ReadonlySet<string> = new Set([
  'engine.bad-output',
  'engine.content-blocked',
  'engine.too-long',
]);

async function judge(
  step: Step,
  { extraction, engine }: Preparation,
  terms: readonly TermToComplete[],
): Promise<readonly CompletedTerm[]> {
  const completed: CompletedTerm[] = [];
  const languages = { ...extraction, language: step.language };
  for (let at = 0; at < terms.length; at += termsPerRequest) {
    const judged = await answerInParts(step, {
      engineKey: engine.key,
      module: 'extraction',
      object: { kind: 'work', id: step.work.options.extractionId },
      signal: step.signal,
      items: terms.slice(at, at + termsPerRequest).map(termToJudge),
      request: (some) => termRequest(languages, some),
      read: readTermAnswer,
    });
    for (const [id, { isTerm, definition, translation }] of judged)
      completed.push({ id, isTerm, definition, translation: translation.slice(0, limits.termCharacters) });
  }
  return completed;
}

export function termToJudge(row: TermToComplete): TermToJudge {
  const { id, term, translation } = row;
  return { id, term, translation, contexts: sentencesOf(row, 2) };
}

function sentencesOf(row: Pick<TermToComplete, 'contexts'> | undefined, count: number): readonly string[] {
  const contexts = (row?.contexts ?? []) as unknown as ExtractedTerm['contexts'];
  return contexts.slice(0, count).map(({ source }) => source);
}
