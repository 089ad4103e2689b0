import { GrowingInts } from '../../memory/index/growing-ints.ts';
import { LanguageModel } from './language-model.ts';
import { NumberPairTable } from './number-pair-table.ts';
import { sortByKey } from './sort-by-key.ts';
import { endWord, startWord } from './vocabulary.ts';

/** Discounts for what came once, twice and more often. */
type Discounts = readonly [number, number, number];

/**
 * Modified Kneser-Ney smoothing, interpolated: Chen and Goodman, "An Empirical Study of Smoothing Techniques for Language
 * Modeling" (1999).
 */
export function buildLanguageModel(sentences: Iterable<Int32Array>, order: number): LanguageModel {
  const tree = new RunTree(order);
  for (const sentence of sentences) tree.add(sentence);
  const { parent, word, depth } = tree;
  const shorter = tree.shorterRuns();
  const counts = tree.continuations(shorter);
  const discounts = Array.from({ length: order + 1 }, (_, of) => discountsOf(counts, depth, of));
  const runs = { parent, shorter, counts, depth, discounts };
  const shares = contextShares(runs);
  const { total, kept } = shares;
  const cost = (share: number, node: number) =>
    node === 0 || share === 0 ? 0 : Math.log(share / (total[node] || 1));
  return new LanguageModel({
    parent,
    word,
    shorter,
    probability: Float32Array.from(probabilities(runs, shares), (share) => Math.log(Math.max(share, 1e-9))),
    backoff: Float32Array.from(kept, cost),
  });
}

interface CountedRuns {
  readonly parent: Int32Array;
  readonly shorter: Int32Array;
  readonly counts: Float64Array;
  readonly depth: Int32Array;
  readonly discounts: readonly Discounts[];
}

/** By run: how much came after it, and how much of that was taken off for what did not come. */
interface ContextShares {
  readonly total: Float64Array;
  readonly kept: Float64Array;
}

/** Of the last word of each run after the others; those of shorter runs are needed for those of longer ones. */
function probabilities(runs: CountedRuns, shares: ContextShares): Float64Array {
  const { depth, discounts } = runs;
  // As many as there are first words: the beginning of a sentence is none, and the unknown word is one more.
  const unseen =
    1 /
    Math.max(
      1,
      depth.reduce((sum, of) => sum + Number(of === 1), 0),
    );
  const probability = new Float64Array(depth.length);
  probability[0] = probabilityOf(0, { own: 0, lower: unseen }, shares);
  const { places, starts } = sortByKey(depth, discounts.length);
  for (const node of places.subarray(starts[1])) {
    const of = depth[node] ?? 0;
    const lower = of === 1 ? unseen : (probability[runs.shorter[node] ?? 0] ?? 0);
    const count = runs.counts[node] ?? 0;
    const own = count - discountOf(discounts[of], count);
    probability[node] = probabilityOf(runs.parent[node] ?? 0, { own, lower }, shares);
  }
  return probability;
}

/** After a context: what is left of the word's own count, and what shorter contexts say of it. */
function probabilityOf(
  context: number,
  { own, lower }: { readonly own: number; readonly lower: number },
  { total, kept }: ContextShares,
): number {
  return (own + (kept[context] ?? 0) * lower) / (total[context] || 1);
}

class RunTree {
  readonly #order: number;
  readonly #nodes = new NumberPairTable();
  readonly #depth = new GrowingInts();
  #counts = new Float64Array(1024);

  constructor(order: number) {
    this.#order = order;
    this.#depth.push(0);
  }

  get parent(): Int32Array {
    return withRoot(this.#nodes.firsts);
  }

  get word(): Int32Array {
    return withRoot(this.#nodes.seconds);
  }

  get depth(): Int32Array {
    return this.#depth.view();
  }

  add(sentence: Int32Array): void {
    const words = Int32Array.of(startWord, ...sentence, endWord);
    for (let from = 0; from < words.length; from++) {
      let node = 0;
      const end = Math.min(words.length, from + this.#order);
      for (let at = from; at < end; at++) {
        node = this.#child(node, words[at] ?? 0);
        this.#counts[node] = (this.#counts[node] ?? 0) + 1;
      }
    }
  }

  /** Every run without its first word is a run too, because it began a place later. */
  shorterRuns(): Int32Array {
    const [parents, words] = [this.parent, this.word];
    const shorter = new Int32Array(parents.length);
    for (let node = 1; node < parents.length; node++) {
      const parent = parents[node] ?? 0;
      if (parent > 0) shorter[node] = this.#nodes.find(shorter[parent] ?? 0, words[node] ?? 0) + 1;
    }
    return shorter;
  }

  /** How often a run came, where it is as long as runs get or begins a sentence; else after how many different words. */
  continuations(shorter: Int32Array): Float64Array {
    const begins = this.#beginSentences();
    const depth = this.depth;
    const counts = Float64Array.from(shorter, (_, node) =>
      begins[node] === 1 || depth[node] === this.#order ? (this.#counts[node] ?? 0) : 0,
    );
    for (const run of shorter) if (run > 0 && begins[run] === 0) counts[run] = (counts[run] ?? 0) + 1;
    // Nobody asks how likely the beginning of a sentence is.
    const start = this.#nodes.find(0, startWord) + 1;
    if (start > 0) counts[start] = 0;
    return counts;
  }

  /** By run, 1 where its first word is the beginning of a sentence. */
  #beginSentences(): Uint8Array {
    const [parents, words] = [this.parent, this.word];
    const begins = new Uint8Array(parents.length);
    for (let node = 1; node < parents.length; node++) {
      const parent = parents[node] ?? 0;
      begins[node] = parent === 0 ? Number(words[node] === startWord) : (begins[parent] ?? 0);
    }
    return begins;
  }

  #child(parent: number, word: number): number {
    const node = this.#nodes.add(parent, word) + 1;
    if (node === this.#depth.length) this.#depth.push((this.#depth.view()[parent] ?? 0) + 1);
    if (node >= this.#counts.length) {
      const larger = new Float64Array(this.#counts.length * 2);
      larger.set(this.#counts);
      this.#counts = larger;
    }
    return node;
  }
}

function withRoot(numbers: Int32Array): Int32Array {
  const all = new Int32Array(numbers.length + 1);
  all.set(numbers, 1);
  return all;
}

function discountsOf(counts: Float64Array, depth: Int32Array, of: number): Discounts {
  const times = [0, 0, 0, 0, 0];
  for (let node = 1; node < counts.length; node++) {
    const count = counts[node] ?? 0;
    if (depth[node] === of && count > 0 && count <= 4) times[count] = (times[count] ?? 0) + 1;
  }
  const [, one = 0, two = 0, three = 0, four = 0] = times;
  const y = one / (one + 2 * two || 1);
  // Small texts have too few of a kind to go by; these are what large ones have.
  const discount = (count: number, more: number, less: number, usual: number) =>
    less > 0 && more > 0 ? Math.min(count, Math.max(0, count - ((count + 1) * y * more) / less)) : usual;
  return [discount(1, two, one, 0.6), discount(2, three, two, 1), discount(3, four, three, 1.4)];
}

function discountOf(discounts: Discounts | undefined, count: number): number {
  if (count === 0) return 0;
  return Math.min(count, discounts?.[Math.min(count, 3) - 1] ?? 0);
}

function contextShares({ parent, counts, depth, discounts }: CountedRuns): ContextShares {
  const total = new Float64Array(parent.length);
  const kept = new Float64Array(parent.length);
  for (let node = 1; node < parent.length; node++) {
    const context = parent[node] ?? 0;
    const count = counts[node] ?? 0;
    total[context] = (total[context] ?? 0) + count;
    kept[context] = (kept[context] ?? 0) + discountOf(discounts[depth[node] ?? 0], count);
  }
  return { total, kept };
}
