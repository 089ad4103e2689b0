import { concatInline } from '@transloom/core/inline/concat-inline';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { keepCodeSpaces } from '@transloom/core/inline/keep-code-spaces';
import { restoreCodes } from '@transloom/core/inline/restore-codes';
import { EngineError, type EngineFailure } from '../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineSegment } from '../engine-vendor.ts';
import { type AskedText, better, deservesSecondTry, faultsOf } from './asked-text.ts';
import { findFaults } from './find-faults.ts';
import { gatherContext } from './gather-context.ts';
import { judgeAnswer } from './judge-answer.ts';
import { type RetryPolicy, withRetries } from './retry.ts';
import { splitText } from './split-text.ts';
import { storableVersion } from './storable.ts';

/** Engine and what stays the same in all requests of one run. */
export interface Asking {
  readonly engine: Engine;
  readonly request: Omit<EngineRequest, 'segments' | 'onDraft'>;
  readonly policy: RetryPolicy;
}

/** Drafts of texts, by their places; undefined for one that is not begun. */
export type OnDraft = NonNullable<EngineRequest['onDraft']>;

/**
 * Translates a batch: whatever came back unusable, without a code or a number, or with other words than the terms, is
 * asked for once more with what was wrong, and codes lost even then are put back. Never throws for a vendor's
 * failure, so that a partial batch keeps what is good. Drafts are of the first answer: a second one would write over
 * what somebody is reading.
 */
export async function askTexts(
  asking: Asking,
  texts: readonly EngineSegment[],
  onDraft?: OnDraft,
): Promise<AskedText[]> {
  const first = await askOnce(asking, texts, onDraft);
  const readsTerms = asking.engine.reads?.includes('terms') ?? false;
  const again = first.flatMap((asked, index) => (deservesSecondTry(asked, readsTerms) ? [index] : []));
  const told = texts.map((text, index) => ({ ...text, faults: faultsOf(first[index]) }));
  const second = await askAgain(asking, told, again);
  return first.map((asked, index) => better(asked, second.get(index)));
}

/** A batch that was all bad is asked in halves: one text in it may have spoiled the answer. */
async function askAgain(
  asking: Asking,
  texts: readonly EngineSegment[],
  indices: readonly number[],
): Promise<ReadonlyMap<number, AskedText>> {
  const half = indices.length === texts.length ? Math.ceil(indices.length / 2) : indices.length;
  const asked = new Map<number, AskedText>();
  for (const part of [indices.slice(0, half), indices.slice(half)]) {
    const segments = part.flatMap((index) => texts[index] ?? []);
    const results = segments.length === 0 ? [] : await askOnce(asking, segments);
    for (const [i, index] of part.entries()) {
      const result = results[i];
      if (result) asked.set(index, result);
    }
  }
  return asked;
}

/** One request, in smaller ones where the vendor finds it too long or blocks a text in it. */
async function askOnce(
  asking: Asking,
  texts: readonly EngineSegment[],
  onDraft?: OnDraft,
): Promise<AskedText[]> {
  const [only, ...others] = texts;
  if (only && others.length === 0 && isTooLongFor(asking.engine, only)) return [await askInTwo(asking, only)];
  try {
    const { engine, request, policy } = asking;
    const context = gatherContext(engine, request.context ?? {}, texts);
    const ask = () => engine.translate({ ...request, context, segments: texts, ...(onDraft && { onDraft }) });
    return readAnswer(asking, texts, await withRetries(ask, policy, request.signal));
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    return askSmaller(asking, texts, error.failure);
  }
}

async function askSmaller(
  asking: Asking,
  texts: readonly EngineSegment[],
  failure: EngineFailure,
): Promise<AskedText[]> {
  const { errorClass } = failure;
  const [first] = texts;
  if (texts.length > 1 && (errorClass === 'too-long' || errorClass === 'content-blocked')) {
    const half = Math.ceil(texts.length / 2);
    const before = await askOnce(asking, texts.slice(0, half));
    return [...before, ...(await askOnce(asking, texts.slice(half)))];
  }
  if (first && errorClass === 'too-long') return [await askInTwo(asking, first, failure)];
  return texts.map(() => ({ status: 'failed', failure }));
}

function isTooLongFor({ limits }: Engine, { source }: EngineSegment): boolean {
  return source.text.length > limits.charactersPerRequest;
}

async function askInTwo(asking: Asking, text: EngineSegment, failure?: EngineFailure): Promise<AskedText> {
  const split = splitText(text.source);
  if (!split) {
    return { status: 'failed', failure: failure ?? { errorClass: 'too-long', detail: 'cannot be split' } };
  }
  const [first] = await askOnce(asking, [partOf(text, split.first)]);
  const [second] = await askOnce(asking, [partOf(text, split.second)]);
  if (first?.status !== 'translated') return first ?? failedHalf;
  if (second?.status !== 'translated') return second ?? failedHalf;
  return {
    ...second,
    target: concatInline([first.target, plainInline(split.gap), second.target]),
    codesRestored: first.codesRestored || second.codesRestored,
    faults: [...first.faults, ...second.faults],
  };
}

/** With the terms of that part alone: the others would be missed in its translation. */
function partOf({ surroundings, ...text }: EngineSegment, source: InlineText): EngineSegment {
  if (surroundings === undefined) return { ...text, source };
  const terms = surroundings.terms?.filter((term) => source.text.includes(term.source)) ?? [];
  return { ...text, source, surroundings: { ...surroundings, terms } };
}

const failedHalf: AskedText = { status: 'failed', failure: { errorClass: 'bad-output', detail: 'no half' } };

function readAnswer(asking: Asking, texts: readonly EngineSegment[], answer: EngineAnswer): AskedText[] {
  const { sourceLanguage, targetLanguage } = asking.request;
  return texts.map(({ source, surroundings }, index) => {
    const result = answer.results[index];
    if (result?.status === 'failed') return result;
    if (!result) return badOutput('answer is missing');
    const verdict = judgeAnswer(source, result.target, { source: sourceLanguage, target: targetLanguage });
    if (verdict === 'unusable') return badOutput('answer is no translation');
    const codesRestored = verdict === 'codes-lost';
    const target = keepCodeSpaces(
      source,
      codesRestored ? restoreCodes(source, result.target) : result.target,
    );
    const faults = findFaults(source, target, { language: targetLanguage, ...surroundings });
    return { status: 'translated', target, version: storableVersion(answer.version), codesRestored, faults };
  });
}

function badOutput(detail: string): AskedText {
  return { status: 'failed', failure: { errorClass: 'bad-output', detail } };
}
