import { concatInline } from '@transloom/core/inline/concat-inline';
import { type InlineText, plainInline } from '@transloom/core/inline/inline-text';
import { EngineError, type EngineFailure } from '../engine-error.ts';
import type { Engine, EngineAnswer, EngineRequest, EngineSegment } from '../engine-vendor.ts';
import { type AskedText, badOutput } from './asked-text.ts';
import { gatherContext } from './gather-context.ts';
import { readResult } from './read-result.ts';
import { type RetryPolicy, withRetries } from './retry.ts';
import { splitText } from './split-text.ts';

/** Drafts of texts, by their places; undefined for one that is not begun. */
export type OnDraft = NonNullable<EngineRequest['onDraft']>;

/** Engine and what stays the same in all requests of one run. */
export interface Asking {
  readonly engine: Engine;
  readonly request: Omit<EngineRequest, 'segments' | 'onDraft'>;
  readonly policy: RetryPolicy;
}

/** One request, in smaller ones where the vendor finds it too long or blocks a text in it. */
export async function askOnce(
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
  if (errorClass === 'bad-output') return texts.map(() => badOutput('missing', failure.detail));
  return texts.map(() => ({ status: 'failed', failure }));
}

function isTooLongFor({ limits }: Engine, { source }: EngineSegment): boolean {
  return source.text.length > limits.charactersPerRequest;
}

async function askInTwo(asking: Asking, text: EngineSegment, failure?: EngineFailure): Promise<AskedText> {
  const split = splitText(text.source);
  if (!split) return { status: 'failed', failure: failure ?? cannotBeSplit };
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

/** Returns a part of a segment with only its own terms; all others would count as missing in its translation. */
function partOf({ surroundings, ...text }: EngineSegment, source: InlineText): EngineSegment {
  if (surroundings === undefined) return { ...text, source };
  const terms = surroundings.terms?.filter((term) => source.text.includes(term.source)) ?? [];
  return { ...text, source, surroundings: { ...surroundings, terms } };
}

const cannotBeSplit: EngineFailure = { errorClass: 'too-long', detail: 'cannot be split' };
const failedHalf = badOutput('missing');

function readAnswer(asking: Asking, texts: readonly EngineSegment[], answer: EngineAnswer): AskedText[] {
  const { request } = asking;
  return texts.map((text, index) =>
    readResult(text, answer.results[index], { ...request, version: answer.version }),
  );
}
