import type { PhraseCounts } from './phrase-counts.ts';
import { orientations, phraseScores } from './phrase-features.ts';
import { SequenceTable, type StoredSequences } from './sequence-table.ts';
import { sortByKey } from './sort-by-key.ts';

const mostTargets = 20;
/** Taken from every count: what came once is not as sure as it looks (Foster and others 2006). */
const discount = 0.5;

export interface StoredPhrases {
  readonly sources: StoredSequences;
  readonly targets: StoredSequences;
  /** Phrases of a source stand from `start[source]` to `start[source + 1]`. */
  readonly start: Int32Array;
  /** By phrase: its target; then four scores, then six of reordering. */
  readonly target: Int32Array;
  readonly scores: Float32Array;
  readonly reordering: Float32Array;
}

/** The translations of phrases, by source. */
export class PhraseTable {
  readonly stored: StoredPhrases;
  readonly #sources: SequenceTable;

  constructor(stored: StoredPhrases) {
    this.stored = stored;
    this.#sources = new SequenceTable(stored.sources);
  }

  /** First phrase of a source, and the one after the last; the same where there is none. */
  phrasesOf(words: Int32Array): readonly [number, number] {
    const source = this.#sources.find(words);
    if (source < 0) return [0, 0];
    return [this.stored.start[source] ?? 0, this.stored.start[source + 1] ?? 0];
  }

  /** A negative word is a copy of the source word at `-1 - word` of the phrase. */
  targetOf(phrase: number): Int32Array {
    const { target, targets } = this.stored;
    const sequence = target[phrase] ?? 0;
    return targets.words.subarray(targets.starts[sequence], targets.starts[sequence + 1]);
  }

  score(phrase: number, score: number): number {
    return this.stored.scores[phrase * phraseScores.length + score] ?? 0;
  }

  /** `orientation` 0 to 2 to the phrase before it, 3 to 5 to the one after it, in the target. */
  reordering(phrase: number, orientation: number): number {
    return this.stored.reordering[phrase * 2 * orientations.length + orientation] ?? 0;
  }
}

/** Keeps the likeliest translations of every source. */
export function buildPhraseTable(counts: PhraseCounts): PhraseTable {
  const totals = totalsOf(counts);
  const start = new Int32Array(counts.sources.size + 1);
  const kept: number[] = [];
  const byScore = (pair: number) =>
    ofTarget(counts, totals, pair) + 0.5 * (counts.wordsGivenSource[pair] ?? 0);
  const { places, starts } = sortByKey(counts.pairs.firsts, counts.sources.size);
  for (let source = 0; source < counts.sources.size; source++) {
    start[source] = kept.length;
    const best = Array.from(places.subarray(starts[source], starts[source + 1])).toSorted(
      (a, b) => byScore(b) - byScore(a),
    );
    kept.push(...best.slice(0, mostTargets));
  }
  start[counts.sources.size] = kept.length;
  return new PhraseTable({
    sources: counts.sources.stored(),
    targets: counts.targets.stored(),
    start,
    target: Int32Array.from(kept, (pair) => counts.pairs.seconds[pair] ?? 0),
    scores: scoresOf(counts, totals, kept),
    reordering: reorderingOf(counts, kept),
  });
}

interface Totals {
  readonly sources: Float64Array;
  readonly targets: Float64Array;
}

function totalsOf({ sources, targets, pairs, count }: PhraseCounts): Totals {
  const totals = { sources: new Float64Array(sources.size), targets: new Float64Array(targets.size) };
  const { firsts, seconds } = pairs;
  for (let pair = 0; pair < pairs.size; pair++) {
    const [source, target] = [firsts[pair] ?? 0, seconds[pair] ?? 0];
    totals.sources[source] = (totals.sources[source] ?? 0) + (count[pair] ?? 0);
    totals.targets[target] = (totals.targets[target] ?? 0) + (count[pair] ?? 0);
  }
  return totals;
}

function ofTarget({ pairs, count }: PhraseCounts, totals: Totals, pair: number): number {
  return Math.log(((count[pair] ?? 0) - discount) / (totals.sources[pairs.firsts[pair] ?? 0] ?? 1));
}

function ofSource({ pairs, count }: PhraseCounts, totals: Totals, pair: number): number {
  return Math.log(((count[pair] ?? 0) - discount) / (totals.targets[pairs.seconds[pair] ?? 0] ?? 1));
}

function scoresOf(counts: PhraseCounts, totals: Totals, kept: readonly number[]): Float32Array {
  return Float32Array.from(
    kept.flatMap((pair) => [
      ofTarget(counts, totals, pair),
      ofSource(counts, totals, pair),
      counts.wordsGivenSource[pair] ?? 0,
      counts.wordsGivenTarget[pair] ?? 0,
    ]),
  );
}

/** Counts of a phrase smoothed by those of all phrases (Koehn and others 2005). */
function reorderingOf({ oriented }: PhraseCounts, kept: readonly number[]): Float32Array {
  const all = new Float64Array(6);
  for (let at = 0; at < oriented.length; at++) all[at % 6] = (all[at % 6] ?? 0) + (oriented[at] ?? 0);
  const whole = [0, 3].map((from) => all.subarray(from, from + 3).reduce((sum, count) => sum + count, 0));
  return Float32Array.from(
    kept.flatMap((pair) =>
      Array.from({ length: 6 }, (_, at) => {
        const from = pair * 6 + (at < 3 ? 0 : 3);
        const total = (oriented[from] ?? 0) + (oriented[from + 1] ?? 0) + (oriented[from + 2] ?? 0);
        const share = (all[at] ?? 0) / (whole[at < 3 ? 0 : 1] ?? 1);
        return Math.log(((oriented[pair * 6 + at] ?? 0) + share) / (total + 1));
      }),
    ),
  );
}
