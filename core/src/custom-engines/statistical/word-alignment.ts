import type { Bitext } from './bitext.ts';
import { type CellPairs, pairCells } from './cell-pairs.ts';
import { type Steps, shareOf } from './steps.ts';

/** Which words of a pair belong together: for each word the place of its partner on the other side, -1 for none. */
export interface DirectedAlignment {
  /** By target word. */
  readonly ofTarget: Int32Array;
  /** By source word. */
  readonly ofSource: Int32Array;
}

export interface WordAlignment extends DirectedAlignment {
  readonly cells: CellPairs;
}

const iterations = 5;
/** Share of words that belong to none. */
const nullShare = 0.08;
/** How strongly words are held to the diagonal. */
const tension = 4;
/** By distance from the diagonal; computing each anew took half of the time. */
const nearnessSteps = 1000;
const nearness = Float64Array.from({ length: nearnessSteps + 1 }, (_, step) =>
  Math.exp((-tension * step) / nearnessSteps),
);
/** Of the Dirichlet prior over the translations of a word: most are none. */
const sparsity = 0.01;

/**
 * IBM model 2 with a prior for the diagonal, in both directions: Dyer and others, "A Simple, Fast, and Effective
 * Reparameterization of IBM Model 2" (2013), with variational Bayes.
 */
export function* alignWords(bitext: Bitext): Steps<WordAlignment> {
  const cells = pairCells(bitext);
  const ofTarget = yield* shareOf(learnDirection(bitext, cells, 'target'), 0, 0.5);
  const ofSource = yield* shareOf(learnDirection(bitext, cells, 'source'), 0.5, 1);
  return { cells, ofTarget, ofSource };
}

/** Which side is explained by the other. */
type Side = 'source' | 'target';

function* learnDirection(bitext: Bitext, cells: CellPairs, side: Side): Steps<Int32Array> {
  const translation = new Translation(cells, side);
  for (let round = 0; round < iterations; round++) {
    for (let pair = 0; pair < bitext.size; pair++)
      gather(translation, new PairView(bitext, cells, pair, side));
    translation.update();
    yield (round + 1) / (iterations + 1);
  }
  const best = new Int32Array(side === 'target' ? bitext.target.length : bitext.source.length);
  for (let pair = 0; pair < bitext.size; pair++)
    chooseBest(translation, new PairView(bitext, cells, pair, side), best);
  return best;
}

/** One pair as seen from the side that is explained: `rows` are its words, `columns` those that explain them. */
class PairView {
  readonly rows: number;
  readonly columns: number;
  /** Place of the first word of the explained side among all of that side. */
  readonly start: number;
  readonly explained: Int32Array;
  readonly #cell: number;
  readonly #rowStep: number;
  readonly #columnStep: number;

  constructor(bitext: Bitext, cells: CellPairs, pair: number, side: Side) {
    const sources = (bitext.sourceStart[pair + 1] ?? 0) - (bitext.sourceStart[pair] ?? 0);
    const targets = (bitext.targetStart[pair + 1] ?? 0) - (bitext.targetStart[pair] ?? 0);
    const byTarget = side === 'target';
    this.rows = byTarget ? targets : sources;
    this.columns = byTarget ? sources : targets;
    this.start = (byTarget ? bitext.targetStart[pair] : bitext.sourceStart[pair]) ?? 0;
    this.explained = byTarget ? bitext.target : bitext.source;
    this.#cell = cells.start[pair] ?? 0;
    this.#rowStep = byTarget ? 1 : targets;
    this.#columnStep = byTarget ? targets : 1;
  }

  cell(row: number, column: number): number {
    return this.#cell + row * this.#rowStep + column * this.#columnStep;
  }
}

/** Probabilities of translations and the counts that give the next ones. */
class Translation {
  readonly cells: CellPairs;
  readonly probability: Float32Array;
  readonly counts: Float32Array;
  readonly nullProbability: Float32Array;
  readonly nullCounts: Float32Array;
  readonly #givens: Int32Array;
  readonly #givenWords: number;

  constructor(cells: CellPairs, side: Side) {
    this.cells = cells;
    const pairs = cells.sources.length;
    this.probability = new Float32Array(pairs).fill(1);
    this.counts = new Float32Array(pairs);
    const explainedWords = side === 'target' ? cells.targetWords : cells.sourceWords;
    this.nullProbability = new Float32Array(explainedWords).fill(1);
    this.nullCounts = new Float32Array(explainedWords);
    this.#givens = side === 'target' ? cells.sources : cells.targets;
    this.#givenWords = side === 'target' ? cells.sourceWords : cells.targetWords;
  }

  update(): void {
    const totals = this.#digammaTotals();
    for (let pair = 0; pair < this.counts.length; pair++) {
      const count = this.counts[pair] ?? 0;
      this.probability[pair] = Math.exp(digamma(count + sparsity) - (totals[this.#givens[pair] ?? 0] ?? 0));
    }
    const nulls = this.nullCounts.reduce((sum, count) => sum + count, 0);
    for (let word = 0; word < this.nullCounts.length; word++)
      this.nullProbability[word] = ((this.nullCounts[word] ?? 0) + sparsity) / (nulls + 1);
    this.counts.fill(0);
    this.nullCounts.fill(0);
  }

  #digammaTotals(): Float64Array {
    const totals = new Float64Array(this.#givenWords);
    for (let pair = 0; pair < this.counts.length; pair++) {
      const given = this.#givens[pair] ?? 0;
      totals[given] = (totals[given] ?? 0) + (this.counts[pair] ?? 0) + sparsity;
    }
    return totals.map(digamma);
  }
}

function gather(translation: Translation, view: PairView): void {
  const { counts, nullCounts, cells } = translation;
  const weights = new Float64Array(view.columns);
  for (let row = 0; row < view.rows; row++) {
    const none = weigh(translation, view, row, weights);
    let sum = none;
    for (let column = 0; column < weights.length; column++) sum += weights[column] ?? 0;
    const word = view.explained[view.start + row] ?? 0;
    nullCounts[word] = (nullCounts[word] ?? 0) + none / sum;
    for (let column = 0; column < weights.length; column++) {
      const pair = cells.pairs[view.cell(row, column)] ?? 0;
      counts[pair] = (counts[pair] ?? 0) + (weights[column] ?? 0) / sum;
    }
  }
}

function chooseBest(translation: Translation, view: PairView, best: Int32Array): void {
  const weights = new Float64Array(view.columns);
  for (let row = 0; row < view.rows; row++) {
    let most = weigh(translation, view, row, weights);
    let partner = -1;
    for (let column = 0; column < weights.length; column++) {
      const weight = weights[column] ?? 0;
      if (weight <= most) continue;
      most = weight;
      partner = column;
    }
    best[view.start + row] = partner;
  }
}

/** Weights of all partners of a word; the result is that of none. */
function weigh(translation: Translation, view: PairView, row: number, weights: Float64Array): number {
  const { probability, nullProbability, cells } = translation;
  const at = (row + 0.5) / view.rows;
  let sum = 0;
  for (let column = 0; column < weights.length; column++) {
    const near = nearness[Math.round(Math.abs(at - (column + 0.5) / view.columns) * nearnessSteps)] ?? 0;
    weights[column] = near;
    sum += near;
  }
  const share = (1 - nullShare) / sum;
  for (let column = 0; column < weights.length; column++) {
    const pair = cells.pairs[view.cell(row, column)] ?? 0;
    weights[column] = (weights[column] ?? 0) * share * (probability[pair] ?? 0);
  }
  return nullShare * (nullProbability[view.explained[view.start + row] ?? 0] ?? 0);
}

/** Logarithmic derivative of the gamma function, for positive numbers. */
function digamma(x: number): number {
  let result = 0;
  let at = x;
  for (; at < 7; at++) result -= 1 / at;
  const y = 1 / (at * at);
  return result + Math.log(at) - 0.5 / at - y * (1 / 12 - y * (1 / 120 - y / 252));
}
