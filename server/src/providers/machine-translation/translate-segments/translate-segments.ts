import type { AnsweredText } from '@transloom/core/answers/find-batch-faults';
import type { InlineText } from '@transloom/core/inline/inline-text';
import { spliceInline } from '@transloom/core/inline/splice-inline';
import { baseLanguage } from '@transloom/core/language/language-tag';
import { chinesePunctuation } from '@transloom/core/text/chinese-punctuation';
import type { EngineErrorClass, EngineFailure } from '../engine-error.ts';
import type {
  Engine,
  EngineSegment,
  TextFault,
  TextSurroundings,
  TranslationContext,
} from '../engine-vendor.ts';
import { askBesidesCache } from './ask-besides-cache.ts';
import type { Asking } from './ask-once.ts';
import { askTexts } from './ask-texts.ts';
import { type AskedText, unspoiled } from './asked-text.ts';
import { answeredText, judgeTogether } from './judge-together.ts';
import { groupRepeats, isUntranslatable, makeBatches, type Work } from './plan-work.ts';
import { type RetryPolicy, retryPolicy } from './retry.ts';
import { cacheKey, type TranslationCache } from './translation-cache.ts';

export interface TranslationRequest {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly segments: readonly EngineSegment[];
  readonly context?: TranslationContext;
  readonly signal?: AbortSignal;
  readonly policy?: RetryPolicy;
  /**
   * Finds what stands around and what is known for texts, given by their places in the request, just before they are
   * asked for. One answer for each.
   */
  readonly surround?: (indices: readonly number[]) => Promise<readonly TextSurroundings[]>;
  readonly cache?: TranslationCache;
  /** Tells engines of one vendor apart in the cache: with other settings it is another engine. */
  readonly engineKey?: string;
  /** Called with each batch as it ends, so that it can be stored; the next batches wait for it. */
  readonly onTranslated?: (translations: readonly NumberedTranslation[]) => void | Promise<void>;
  /** Told what is being written of a segment, by engines that can tell; nothing of it has been checked. */
  readonly onDraft?: (draft: NumberedDraft) => void;
}

/** The cache of answers, and the key that separates an engine's answers from those of others. */
export type KnownAnswers = Pick<TranslationRequest, 'cache' | 'engineKey'>;

export interface NumberedDraft {
  /** Place of the segment in the request. */
  readonly index: number;
  readonly target: InlineText;
}

type TranslationOrigin = 'engine' | 'cached' | 'copied';

export type SegmentTranslation =
  | {
      readonly status: 'translated';
      readonly target: InlineText;
      /** `copied`: nothing in it to translate, `cached`: known from before; in both the engine was not asked. */
      readonly origin: TranslationOrigin;
      /** Whether the engine lost inline codes and we put them back where they likely belong. */
      readonly codesRestored: boolean;
      /** Numbers and terms the engine got wrong twice; empty for most. */
      readonly faults: readonly TextFault[];
      /** Vendor id of the engine; never another than the one asked. */
      readonly engine: string;
      /** Model or package as the vendor names it; empty for copies. */
      readonly version: string;
      readonly translatedAt: Date;
    }
  | { readonly status: 'failed'; readonly failure: EngineFailure };

export interface NumberedTranslation {
  /** Place of the segment in the request. */
  readonly index: number;
  readonly translation: SegmentTranslation;
}

/**
 * Translates segments with one engine: in batches, a few at a time, retried, checked and repaired. Vendor
 * failures come back per segment; one that would repeat itself (a bad key, no quota) ends the run.
 * @throws the signal's reason when aborted; batches that ended before were handed to `onTranslated`
 */
export async function translateSegments(
  engine: Engine,
  request: TranslationRequest,
): Promise<readonly SegmentTranslation[]> {
  const run = new Run(engine, request);
  const works = groupRepeats(request.segments);
  await run.deliver(works.filter(({ text }) => isUntranslatable(text)).map(copy));
  const batches = makeBatches(
    works.filter(({ text }) => !isUntranslatable(text)),
    engine.limits,
  );
  const waiting = batches.values();
  const lanes = Array.from({ length: Math.min(engine.limits.concurrency, batches.length) }, async () => {
    for (const batch of waiting) await run.translate(batch);
  });
  await Promise.all(lanes).catch((error: unknown) => {
    run.abort(error);
    throw error;
  });
  return run.translations;
}

type Answered = readonly [work: Work, asked: AskedText, origin: TranslationOrigin];

function copy(work: Work): Answered {
  return [work, { ...unspoiled, target: work.text.inline, version: '' }, 'copied'];
}

/** Batches that may fail as a whole, one after another, before the rest is given up. */
const failingBatches = 2;

/** Latest answers that new ones are compared with. */
const mostTaken = 40;

class Run {
  readonly translations: SegmentTranslation[] = [];
  readonly #asking: Asking;
  readonly #request: TranslationRequest;
  readonly #abort = new AbortController();
  readonly #taken: AnsweredText[] = [];
  #failedInARow = 0;
  #stopped: EngineFailure | undefined;

  constructor(engine: Engine, request: TranslationRequest) {
    const { sourceLanguage, targetLanguage, context = {}, policy = retryPolicy } = request;
    const signals = request.signal ? [request.signal, this.#abort.signal] : [this.#abort.signal];
    const signal = AbortSignal.any(signals);
    this.#asking = { engine, policy, request: { sourceLanguage, targetLanguage, context, signal } };
    this.#request = request;
  }

  /** Ends the requests of the other lanes when one lane threw. */
  abort(reason: unknown): void {
    this.#abort.abort(reason);
  }

  async translate(batch: readonly Work[]): Promise<void> {
    const stopped = this.#stopped;
    await this.deliver(
      stopped ? batch.map((work): Answered => [work, failed(stopped), 'engine']) : await this.#answer(batch),
    );
  }

  async deliver(answered: readonly Answered[]): Promise<void> {
    const numbered = answered.flatMap(([work, asked, origin]) =>
      work.members.map(({ index, prepared }) => ({
        index,
        translation: this.#toTranslation(asked, origin, prepared.restore),
      })),
    );
    for (const { index, translation } of numbered) this.translations[index] = translation;
    if (numbered.length > 0) await this.#request.onTranslated?.(numbered);
  }

  async #answer(batch: readonly Work[]): Promise<readonly Answered[]> {
    const texts = await this.#surround(batch);
    const model = await this.#modelNow();
    const answers = await askBesidesCache(texts, {
      cache: this.#request.cache,
      keyOf: (text) => cacheKey({ ...this.#request, engine: this.#asking.engine, model }, text),
      ask: (open) => this.#ask(open, (text) => batch[texts.indexOf(text)]),
    });
    return batch.flatMap((work, i): Answered[] => {
      const { asked, cached } = answers[i] ?? {};
      return asked === undefined ? [] : [[work, asked, cached ? 'cached' : 'engine']];
    });
  }

  /** Looked at batch by batch: while a long document is translated another one may be put in its place. */
  async #modelNow(): Promise<string | undefined> {
    const { sourceLanguage: source, targetLanguage: target, cache } = this.#request;
    return cache && this.#asking.engine.modelFor?.({ source, target });
  }

  async #surround(batch: readonly Work[]): Promise<readonly EngineSegment[]> {
    const indices = batch.map(({ members: [first] }) => first.index);
    const found = await this.#request.surround?.(indices);
    const texts = batch.map(({ text, surroundings }, i) => {
      const known = found?.[i] ?? surroundings;
      const asked = { source: text.inline, codes: text.codes };
      return known === undefined ? asked : { ...asked, surroundings: known };
    });
    return (await this.#asking.engine.lookUp?.(texts)) ?? texts;
  }

  async #ask(
    texts: readonly EngineSegment[],
    workOf: (text: EngineSegment) => Work | undefined,
  ): Promise<readonly AskedText[]> {
    const { onDraft } = this.#request;
    const works = texts.map(workOf);
    const asked = await askTexts(
      this.#asking,
      texts,
      onDraft &&
        ((drafts) => {
          for (const [i, draft] of drafts.entries()) this.#tell(works[i], draft, onDraft);
        }),
    );
    const judged = judgeTogether(this.#asking.request, texts, asked, this.#taken);
    this.#taken.push(...texts.flatMap((text, i) => answeredText(text, judged[i]) ?? []));
    this.#taken.splice(0, this.#taken.length - mostTaken);
    this.#watch(judged);
    return judged;
  }

  #tell(
    work: Work | undefined,
    draft: InlineText | undefined,
    onDraft: (draft: NumberedDraft) => void,
  ): void {
    if (draft === undefined) return;
    for (const { index, prepared } of work?.members ?? [])
      onDraft({ index, target: this.#finished(draft, prepared.restore) });
  }

  #watch(asked: readonly AskedText[]): void {
    const failures = asked.flatMap((text) => (text.status === 'failed' ? [text.failure] : []));
    const [first] = failures;
    const allFailed = first !== undefined && failures.length === asked.length && !isOfTheText(first);
    this.#failedInARow = allFailed ? this.#failedInARow + 1 : 0;
    if (allFailed && (this.#failedInARow >= failingBatches || endsRun(first))) this.#stopped ??= first;
  }

  #toTranslation(
    asked: AskedText,
    origin: TranslationOrigin,
    restore: (translated: InlineText) => InlineText,
  ): SegmentTranslation {
    if (asked.status === 'failed') return asked;
    const target = origin === 'copied' ? restore(asked.target) : this.#finished(asked.target, restore);
    return { ...asked, target, origin, engine: this.#asking.engine.vendorId, translatedAt: new Date() };
  }

  #finished(written: InlineText, restore: (translated: InlineText) => InlineText): InlineText {
    const { engine, request } = this.#asking;
    const restored = restore(written);
    const isHalfWidth = engine.halfWidthMarks && baseLanguage(request.targetLanguage) === 'zh';
    return isHalfWidth ? spliceInline(restored, chinesePunctuation(restored.text)) : restored;
  }
}

function failed(failure: EngineFailure): AskedText {
  return { status: 'failed', failure };
}

/** The next request would fail alike. */
const endingClasses: readonly EngineErrorClass[] = [
  ...([
    'auth',
    'quota',
    'budget',
    'money-budget',
    'shared-budget',
    'no-characters',
    'member-quota',
    'day-cap',
    'object-cap',
  ] as const),
  ...(['unsupported-pair', 'address-refused'] as const),
];

function endsRun({ errorClass }: EngineFailure): boolean {
  return endingClasses.includes(errorClass);
}

/** Says nothing about how the next batch will fare. */
function isOfTheText({ errorClass }: EngineFailure): boolean {
  return errorClass === 'content-blocked' || errorClass === 'too-long';
}
