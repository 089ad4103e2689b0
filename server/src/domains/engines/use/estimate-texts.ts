import type { EngineEstimate } from '@transloom/contracts/pretranslation-estimates';
import { plainInline } from '@transloom/core/inline/inline-text';
import type { TokenEstimate } from '@transloom/core/text/estimate-tokens';
import type { Context, LongContext } from '../../../platform/context.ts';
import type { Engine } from '../../../providers/machine-translation/engine-vendor.ts';
import { translateSegments } from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { TranslationCache } from '../../../providers/machine-translation/translate-segments/translation-cache.ts';
import { charactersLeft } from '../../billing/characters-left.ts';
import { fromMicros } from '../../billing/money.ts';
import { takenOfEngine } from '../../billing/taken-of-engine.ts';
import { type ConnectedEngine, connectEngine } from '../connect-engine.ts';
import { answersKey } from '../limits/limited-engine.ts';
import { storedAnswers } from '../translating/stored-answers.ts';
import { summaryInstructions } from '../translating/summarize-text.ts';
import { countKnownCharacters, surroundings, type TextsToTranslate } from '../translating/translate-texts.ts';
import { type ExpectedUse, expectedCost, expectedUse, expectedWriting, plusUse } from './expected-use.ts';

export interface TextsToEstimate
  extends Omit<TextsToTranslate, 'engineKey' | 'module' | 'documentId' | 'onTranslated' | 'onDraft'> {
  /** What a summary would be written of first, by engines that can write; null for none. */
  readonly summarizes: string | null;
}

/** Reckons what an engine would be asked for, document by document; nobody is asked. */
export interface EngineEstimator {
  /** Characters it would be asked for, and those it answered before. */
  add(texts: TextsToEstimate): Promise<{ readonly asked: number; readonly known: number }>;
  result(context: Context): Promise<EngineEstimate>;
}

/** A text whose answer has mistakes is asked for once more. */
const mostTries = 2;

/**
 * Goes the way of `translateTexts` with an engine that counts instead of asking: repeats, known answers, batches and
 * everything a language model receives are those of a real run.
 * @throws {AppError} as `connectEngine`
 */
export async function engineEstimator(context: LongContext, engineKey: string): Promise<EngineEstimator> {
  const connected = await context.transact((short) => connectEngine(short, engineKey));
  const { price } = connected;
  const answers = answersOfRun(storedAnswers(context));
  let texts = nothing;
  let summaries = nothing;
  let requests = 0;
  const engine = countingEngine(connected.engine, (request) => {
    texts = plusUse(texts, expectedUse(request, price));
    requests += 1;
  });
  return {
    add: async (request) => {
      const before = texts.characters;
      if (request.summarizes !== null && canSummarize(connected.engine)) {
        const writing = { instructions: summaryInstructions, text: request.summarizes };
        summaries = plusUse(summaries, expectedWriting(writing, price));
        requests += 1;
      }
      const translations = await translateSegments(engine, {
        ...request,
        context: request.document,
        surround: (indices) => context.transact((short) => surroundings(short, engine, request, indices)),
        cache: answers,
        engineKey: answersKey(connected),
      });
      return {
        asked: texts.characters - before,
        known: countKnownCharacters(request.segments, translations),
      };
    },
    result: (short) => estimateOf(short, connected, { texts, summaries, requests }),
  };
}

const nothing: ExpectedUse = {
  characters: 0,
  read: { usual: 0, most: 0 },
  written: { usual: 0, most: 0 },
};

function canSummarize({ write, reads = [] }: Engine): boolean {
  return write !== undefined && reads.includes('summary');
}

/** Answers that the request was not sent, in a way that nobody tries again or gives up for. */
function countingEngine(
  engine: Engine,
  count: (request: Parameters<Engine['translate']>[0]) => void,
): Engine {
  const notSent = {
    status: 'failed',
    failure: { errorClass: 'content-blocked', detail: 'only counted' },
  } as const;
  return {
    ...engine,
    async translate(request) {
      count(request);
      return { version: '', results: request.segments.map(() => notSent) };
    },
  };
}

/** What is stored, and what an earlier document of the run would have brought. */
function answersOfRun(stored: TranslationCache): TranslationCache {
  const asked = new Set<string>();
  const answered = { target: plainInline(''), version: '' };
  return {
    async read(keys) {
      const known = new Map(await stored.read(keys));
      for (const key of keys) if (asked.has(key)) known.set(key, answered);
      for (const key of keys) asked.add(key);
      return known;
    },
    write: async () => {},
  };
}

interface Counted {
  readonly texts: ExpectedUse;
  readonly summaries: ExpectedUse;
  readonly requests: number;
}

async function estimateOf(
  context: Context,
  connected: ConnectedEngine,
  { texts, summaries, requests }: Counted,
): Promise<EngineEstimate> {
  const { name, accountKey, price, isFree, charactersPerMonth, microsPerMonth, shared } = connected;
  const usual = plusUse(texts, summaries);
  const most = Array.from({ length: mostTries }, () => texts).reduce(plusUse, summaries);
  const range = (of: (use: ExpectedUse) => TokenEstimate) => ({
    usual: of(usual).usual,
    most: of(most).most,
  });
  const cost = expectedCost(price, usual, 'usual');
  const mostCost = expectedCost(price, most, 'most');
  const togetherPerMonth = shared?.monthlyLimit ?? null;
  const asked = { engineKey: accountKey, currency: price?.currency, shared: togetherPerMonth !== null };
  const taken = await takenOfEngine(context, asked);
  const left = (limit: number | null, used: number) => (limit === null ? null : Math.max(0, limit - used));
  const microsLeft = left(microsPerMonth, taken.micros);
  return {
    name,
    requests,
    characters: { usual: usual.characters, most: most.characters },
    tokens:
      price?.unit === 'tokens'
        ? { read: range(({ read }) => read), written: range(({ written }) => written) }
        : null,
    price: price ?? null,
    free: isFree,
    cost:
      cost && mostCost
        ? { currency: cost.currency, usual: fromMicros(cost.micros), most: fromMicros(mostCost.micros) }
        : null,
    charactersLeft: least(left(charactersPerMonth, taken.characters), left(togetherPerMonth, taken.together)),
    moneyLeft: microsLeft === null ? null : fromMicros(microsLeft),
    walletLeft: connected.paidElsewhere ? null : await charactersLeft(context),
  };
}

/** Null stands for no limit. */
function least(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}
