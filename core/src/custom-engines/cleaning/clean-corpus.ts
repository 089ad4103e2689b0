import type { InlineText } from '../../inline/inline-text.ts';
import type { LanguagePair } from '../../language/language-pair.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { runSteps } from '../statistical/run-steps.ts';
import { cleanText, trainingText } from './clean-text.ts';
import { CorpusCounter, type CorpusCounts } from './corpus-counts.ts';
import type { CorpusPair } from './corpus-pair.ts';
import { type CorpusPart, DocumentParts, HeldOutSources } from './held-out.ts';
import { LengthBounds } from './length-bounds.ts';
import { type PairFault, pairFaultKinds, pairFaults } from './pair-faults.ts';
import { PairSample } from './pair-sample.ts';
import { SeenPairs } from './seen-pairs.ts';
import { WordLikelihood } from './word-likelihood.ts';

export interface CleaningOptions extends LanguagePair {
  /** The pairs from the first to the last, the same each time: they are read three times and never kept. */
  readonly read: () => AsyncIterable<CorpusPair> | Iterable<CorpusPair>;
  /** Chooses what is kept for testing; the same seed gives the same parts. */
  readonly seed: number;
  readonly signal?: AbortSignal;
  /** How many pairs were read in this reading, 1 to 3; every thousand pairs. */
  readonly onProgress?: (reading: 1 | 2 | 3, pairs: number) => void;
}

/** What was found of one pair, in the order of reading. */
export interface PairVerdict {
  readonly source: InlineText;
  readonly target: InlineText;
  /** Why it is left out; empty where it is kept. */
  readonly faults: readonly PairFault[];
  /** How well its words translate one another: mean natural logarithm a word, 0 at best. */
  readonly likelihood: number;
  /** Among the least likely of those that are kept: for a person to look at. */
  readonly suspected: boolean;
  /** What it is for, where it is kept. */
  readonly part: CorpusPart;
}

/** So many of the pairs that are kept are suspected. */
const suspectedShare = 0.03;
/** From fewer pairs nothing can be learned to suspect others by. */
const fewestToSuspect = 200;

/**
 * Goes through a corpus and gives a verdict on each pair, in bounded memory: some numbers a pair. Returns the counts that
 * are shown of it. Sources kept for testing or development, or as good as one, are never among those to train on.
 * @throws the reason of the signal
 */
export async function* cleanCorpus(options: CleaningOptions): AsyncGenerator<PairVerdict, CorpusCounts> {
  const cleaning = new CorpusCleaning(options);
  for await (const pair of readPairs(options, 1)) cleaning.meet(pair);
  await cleaning.settle(options.signal);
  let number = 0;
  for await (const pair of readPairs(options, 2)) cleaning.rate(number++, pair);
  cleaning.rank();
  const counter = new CorpusCounter();
  number = 0;
  for await (const pair of readPairs(options, 3)) {
    const verdict = cleaning.verdict(number++, pair);
    counter.add(verdict);
    yield verdict;
  }
  return counter.counts;
}

async function* readPairs(
  { read, signal, onProgress }: CleaningOptions,
  reading: 1 | 2 | 3,
): AsyncGenerator<CorpusPair> {
  let pairs = 0;
  for await (const { source, target, document } of read()) {
    signal?.throwIfAborted();
    yield {
      source: cleanText(source),
      target: cleanText(target),
      ...(document !== undefined && { document }),
    };
    if (++pairs % 1000 === 0) onProgress?.(reading, pairs);
  }
}

class CorpusCleaning {
  readonly #languages: LanguagePair;
  /** A bit for each fault, by pair. */
  readonly #faults: number[] = [];
  readonly #ratings: number[] = [];
  readonly #bounds = new LengthBounds();
  readonly #parts: DocumentParts;
  readonly #sample: PairSample;
  readonly #likelihood = new WordLikelihood();
  readonly #heldOut = { development: new HeldOutSources(), test: new HeldOutSources() };
  /** Pairs without faults are compared with their like alone: none is left out for one that is left out. */
  readonly #seen = { sound: new SeenPairs(), faulty: new SeenPairs() };
  #suspected = Number.NEGATIVE_INFINITY;

  constructor({ sourceLanguage, targetLanguage, seed }: CleaningOptions) {
    this.#languages = { sourceLanguage, targetLanguage };
    this.#parts = new DocumentParts(seed);
    this.#sample = new PairSample(seededRandom(seed));
  }

  meet({ source, target, document }: CorpusPair): void {
    const texts = [trainingText(source), trainingText(target)] as const;
    const own = pairFaults({ source, target }, this.#languages);
    const others = own.includes('empty') ? [] : this.#seen[own.length > 0 ? 'faulty' : 'sound'].add(...texts);
    const faults = [...own, ...others];
    this.#faults.push(faults.reduce((bits, fault) => bits | bitOf(fault), 0));
    this.#parts.add(document);
    if (faults.length > 0) return;
    this.#bounds.add(...texts);
    this.#sample.add({ number: this.#faults.length - 1, source: texts[0], target: texts[1] });
  }

  async settle(signal: AbortSignal | undefined): Promise<void> {
    this.#bounds.settle();
    this.#parts.settle();
    for (const { source, target } of this.#sample.pairs) this.#likelihood.add(source, target);
    await runSteps(this.#likelihood.learn(), { ...(signal && { signal }) });
  }

  rate(number: number, { source, target }: CorpusPair): void {
    const texts = [trainingText(source), trainingText(target)] as const;
    const empty = this.#has(number, 'empty');
    this.#ratings.push(empty ? 0 : this.#likelihood.rate(...texts, this.#sample.has(number)));
    if (!empty && !this.#bounds.has(...texts)) this.#mark(number, 'lengths');
    const part = this.#parts.partOf(number);
    if (part !== 'train' && this.#faults[number] === 0) this.#heldOut[part].add(texts[0]);
  }

  rank(): void {
    for (const sources of Object.values(this.#heldOut)) sources.settle();
    const kept = this.#ratings.filter((_, number) => this.#faults[number] === 0).toSorted((a, b) => a - b);
    if (kept.length < fewestToSuspect) return;
    this.#suspected = kept[Math.floor(kept.length * suspectedShare)] ?? this.#suspected;
  }

  verdict(number: number, { source, target }: CorpusPair): PairVerdict {
    const part = this.#parts.partOf(number);
    if (this.#faults[number] === 0 && this.#isAlikeHeldOut(part, trainingText(source)))
      this.#mark(number, 'alikeHeldOut');
    const faults = pairFaultKinds.filter((fault) => this.#has(number, fault));
    const likelihood = this.#ratings[number] ?? 0;
    const suspected = faults.length === 0 && likelihood < this.#suspected;
    return { source, target, faults, likelihood, suspected, part };
  }

  #isAlikeHeldOut(part: CorpusPart, source: string): boolean {
    if (part === 'test') return false;
    if (this.#heldOut.test.hasAlike(source)) return true;
    return part === 'train' && this.#heldOut.development.hasAlike(source);
  }

  #has(number: number, fault: PairFault): boolean {
    return ((this.#faults[number] ?? 0) & bitOf(fault)) !== 0;
  }

  #mark(number: number, fault: PairFault): void {
    this.#faults[number] = (this.#faults[number] ?? 0) | bitOf(fault);
  }
}

function bitOf(fault: PairFault): number {
  return 1 << pairFaultKinds.indexOf(fault);
}
