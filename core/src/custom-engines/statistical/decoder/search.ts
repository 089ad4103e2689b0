import { type Coverage, cover, isFree, visitGaps, widestWindow } from '../coverage.ts';
import { featureAt, type Weights } from '../features.ts';
import { Heap } from '../heap.ts';
import { orientationOf } from '../phrase-features.ts';
import type { StatisticalModel } from '../statistical-model.ts';
import { endWord, startWord } from '../vocabulary.ts';
import { futureScores } from './future-scores.ts';
import { type Hypothesis, lastPlace } from './hypothesis.ts';
import type { SourceText } from './source-words.ts';
import { findOptions, type TranslationOption } from './translation-options.ts';

export interface SearchLimits {
  /** Hypotheses of equally many translated places that are looked at. */
  readonly width: number;
  /** Places a phrase may be translated before its turn. */
  readonly jump: number;
  /** Keep what is thrown away in favor of others that go on alike. */
  readonly keepEquals: boolean;
}

/**
 * The best whole translations, of equally many hypotheses each; cube pruning after Huang and Chiang (2007).
 */
export function search(
  source: SourceText,
  model: StatisticalModel,
  limits: SearchLimits,
): readonly Hypothesis[] {
  return new Search(source, model, limits).run();
}

/** Hypotheses of one coverage and the options that go on at one place, both the best first. */
interface Bundle {
  readonly hypotheses: readonly Hypothesis[];
  readonly options: readonly TranslationOption[];
  readonly coverage: Coverage;
  readonly future: number;
}

/** A hypothesis that is looked at, with its place in the bundle it comes from. */
interface Candidate {
  readonly bundle: Bundle;
  readonly row: number;
  readonly column: number;
  readonly hypothesis: Hypothesis;
  /** With what is to come. */
  readonly score: number;
}

class Search {
  readonly #length: number;
  readonly #model: StatisticalModel;
  readonly #weights: Weights;
  readonly #limits: SearchLimits;
  readonly #future: Float64Array;
  /** Options by their start and end. */
  readonly #spans: readonly ReadonlyMap<number, readonly TranslationOption[]>[];
  readonly #waiting: Bundle[][];

  constructor(source: SourceText, model: StatisticalModel, limits: SearchLimits) {
    this.#length = source.readings.length;
    this.#model = model;
    this.#weights = model.weights;
    this.#limits = limits;
    const options = findOptions(source, model);
    this.#future = futureScores(options);
    this.#spans = options.map((of) =>
      Map.groupBy(
        of.toSorted((a, b) => b.estimate - a.estimate),
        ({ end }) => end,
      ),
    );
    this.#waiting = Array.from({ length: this.#length + 1 }, () => []);
  }

  run(): readonly Hypothesis[] {
    const state = this.#model.languageModel.advance(0, startWord);
    let stack: readonly Hypothesis[] = [{ coverage: { gap: 0, mask: 0 }, state, score: 0, equals: [] }];
    for (let covered = 0; covered < this.#length; covered++) {
      this.#spread(stack, covered);
      stack = this.#fill(covered + 1);
    }
    return stack;
  }

  /** Puts the hypotheses of a stack into the bundles of the stacks they lead to. */
  #spread(stack: readonly Hypothesis[], covered: number): void {
    for (const group of Map.groupBy(stack, ({ coverage }) => coverage.mask).values()) {
      const coverage = group[0]?.coverage ?? { gap: 0, mask: 0 };
      for (const [start, end, options] of this.#openSpans(coverage)) {
        const next = cover(coverage, start, end);
        const bundle = { hypotheses: group, options, coverage: next, future: this.#futureOf(next) };
        this.#waiting[covered + end - start]?.push(bundle);
      }
    }
  }

  *#openSpans(coverage: Coverage): Generator<readonly [number, number, readonly TranslationOption[]]> {
    const { gap } = coverage;
    const last = Math.min(this.#length - 1, gap + this.#limits.jump);
    for (let start = gap; start <= last; start++) {
      for (const [end, options] of this.#spans[start] ?? []) {
        const reaches = start === gap || end - gap <= widestWindow;
        if (reaches && isFree(coverage, start, end)) yield [start, end, options];
      }
    }
  }

  /** The best hypotheses of the bundles that lead to a stack, the best first. */
  #fill(covered: number): readonly Hypothesis[] {
    const heap = new Heap<Candidate>();
    for (const bundle of this.#waiting[covered] ?? []) this.#offer(heap, bundle, 0, 0);
    this.#waiting[covered] = [];
    const kept = new Map<number, Hypothesis>();
    for (let looked = 0; looked < this.#limits.width; looked++) {
      const candidate = heap.pop();
      if (candidate === undefined) break;
      const { bundle, row, column, hypothesis } = candidate;
      this.#keep(kept, hypothesis);
      this.#offer(heap, bundle, row, column + 1);
      if (column === 0) this.#offer(heap, bundle, row + 1, 0);
    }
    return [...kept.values()].sort((a, b) => b.score - a.score);
  }

  #offer(heap: Heap<Candidate>, bundle: Bundle, row: number, column: number): void {
    const [previous, option] = [bundle.hypotheses[row], bundle.options[column]];
    if (previous === undefined || option === undefined) return;
    const hypothesis = this.#extend(previous, option, bundle.coverage);
    heap.push({ bundle, row, column, hypothesis, score: hypothesis.score + bundle.future });
  }

  #extend(previous: Hypothesis, option: TranslationOption, coverage: Coverage): Hypothesis {
    const { languageModel, phrases } = this.#model;
    const before = lastPlace(previous);
    const orientation = orientationOf(before, option);
    let score =
      previous.score + option.score + this.#weight('distance') * Math.abs(option.start - before.end);
    if (option.phrase >= 0)
      score +=
        (this.#weights[featureAt.monotoneBefore + orientation] ?? 0) *
        phrases.reordering(option.phrase, orientation);
    const phrase = previous.step?.option.phrase ?? -1;
    if (phrase >= 0)
      score +=
        (this.#weights[featureAt.monotoneAfter + orientation] ?? 0) *
        phrases.reordering(phrase, 3 + orientation);
    let state = previous.state;
    let cost = 0;
    for (let i = 0; i < option.words.length; i++) {
      state = languageModel.advance(state, option.words[i] ?? 0);
      cost += languageModel.cost;
    }
    if (coverage.gap === this.#length) {
      languageModel.advance(state, endWord);
      cost += languageModel.cost;
    }
    score += this.#weight('languageModel') * cost;
    return { coverage, state, score, step: { option, previous }, equals: [] };
  }

  #keep(kept: Map<number, Hypothesis>, hypothesis: Hypothesis): void {
    const key =
      (hypothesis.state * 2 ** (widestWindow + 1) + hypothesis.coverage.mask) * 512 +
      lastPlace(hypothesis).end;
    const other = kept.get(key);
    const [better, worse] =
      other === undefined || hypothesis.score > other.score ? [hypothesis, other] : [other, hypothesis];
    kept.set(key, better);
    if (worse !== undefined && this.#limits.keepEquals) better.equals.push(worse, ...worse.equals.splice(0));
  }

  #futureOf(coverage: Coverage): number {
    let sum = 0;
    visitGaps(coverage, this.#length, (start, end) => {
      sum += this.#future[start * (this.#length + 1) + end] ?? 0;
    });
    return sum;
  }

  #weight(name: keyof typeof featureAt): number {
    return this.#weights[featureAt[name]] ?? 0;
  }
}
