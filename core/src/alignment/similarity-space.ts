import type { AlignmentBand } from './alignment-band.ts';
import { dotProduct, type WeightedVector } from './weighted-vectors.ts';

/** One way of comparing sentences of both texts, with its share in the whole similarity. */
export interface SimilaritySpace {
  readonly share: number;
  /** Cosine of runs of sentences: `m` from source sentence `i`, `n` from target sentence `j`. */
  similarity(i: number, m: number, j: number, n: number): number;
}

export interface ComparedVectors {
  readonly sources: readonly WeightedVector[];
  readonly targets: readonly WeightedVector[];
}

/** Compares runs of sentences by the cosine of their summed vectors, without ever adding the vectors themselves. */
export function similaritySpace(
  { sources, targets }: ComparedVectors,
  band: AlignmentBand,
  share: number,
): SimilaritySpace {
  const products = productsOf(sources, targets, band);
  const { width } = band;
  const starts = Int32Array.from(sources, (_, i) => band.start(i));
  const [sourceNorms, targetNorms] = [runNorms(sources), runNorms(targets)];
  return {
    share,
    similarity: (i, m, j, n) => {
      let product = 0;
      for (let a = i; a < i + m; a++) {
        const column = j - (starts[a] ?? 0);
        for (let b = Math.max(0, column); b < Math.min(width, column + n); b++)
          product += products[a * width + b] ?? 0;
      }
      if (product === 0) return 0;
      return (
        product / ((sourceNorms[i * longestRun + m - 1] ?? 1) * (targetNorms[j * longestRun + n - 1] ?? 1))
      );
    },
  };
}

/** The product of each source sentence with each target sentence in its row of the band. */
function productsOf(
  sources: readonly WeightedVector[],
  targets: readonly WeightedVector[],
  band: AlignmentBand,
): Float32Array {
  const postings = postingsOf(targets);
  const products = new Float32Array(sources.length * band.width);
  sources.forEach(({ features, weights }, i) => {
    const row = products.subarray(i * band.width, (i + 1) * band.width);
    for (let place = 0; place < features.length; place++) {
      const list = postings.get(features[place] ?? -1);
      if (list !== undefined) addProducts(row, band.start(i), list, weights[place] ?? 0);
    }
  });
  return products;
}

/** Adds what one feature of a source sentence says of the target sentences in its row, which begins at `start`. */
function addProducts(row: Float32Array, start: number, list: Postings, weight: number): void {
  for (let at = firstFrom(list.sentences, start); at < list.sentences.length; at++) {
    const column = (list.sentences[at] ?? 0) - start;
    if (column >= row.length) return;
    row[column] = (row[column] ?? 0) + weight * (list.weights[at] ?? 0);
  }
}

interface Postings {
  readonly sentences: number[];
  readonly weights: number[];
}

/** For each feature the sentences that have it, in their order. */
function postingsOf(vectors: readonly WeightedVector[]): ReadonlyMap<number, Postings> {
  const postings = new Map<number, Postings>();
  vectors.forEach(({ features, weights }, j) => {
    features.forEach((feature, place) => {
      const weight = weights[place] ?? 0;
      const list = postings.get(feature);
      if (list === undefined) postings.set(feature, { sentences: [j], weights: [weight] });
      else {
        list.sentences.push(j);
        list.weights.push(weight);
      }
    });
  });
  return postings;
}

/** The place of the first number that is not below another one, in a rising list. */
function firstFrom(rising: readonly number[], least: number): number {
  let [low, high] = [0, rising.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

const longestRun = 5;

/** Lengths of the sums of the runs of one to four vectors from each vector on. */
function runNorms(vectors: readonly WeightedVector[]): Float64Array {
  const norms = new Float64Array(vectors.length * longestRun);
  vectors.forEach((_, start) => {
    let square = 0;
    for (let count = 0; count < longestRun && start + count < vectors.length; count++) {
      square += squareAdded(vectors, start, start + count);
      norms[start * longestRun + count] = Math.sqrt(square);
    }
  });
  return norms;
}

/** What the vector at `last` adds to the square of the sum of those from `start` on. */
function squareAdded(vectors: readonly WeightedVector[], start: number, last: number): number {
  const added = vectors[last];
  if (added === undefined) return 0;
  let square = dotProduct(added, added);
  for (let at = start; at < last; at++) {
    const other = vectors[at];
    if (other !== undefined) square += 2 * dotProduct(added, other);
  }
  return square;
}
