import { dotProduct, type WeightedVector } from './weighted-vectors.ts';

/** One way of comparing sentences of both texts, with its share in the whole similarity. */
export interface SimilaritySpace {
  readonly share: number;
  /** Cosine of runs of sentences: `m` from source sentence `i`, `n` from target sentence `j`. */
  similarity(i: number, m: number, j: number, n: number): number;
}

/** Compares runs of sentences by the cosine of their summed vectors, without ever adding the vectors themselves. */
export function similaritySpace(
  sources: readonly WeightedVector[],
  targets: readonly WeightedVector[],
  share: number,
): SimilaritySpace {
  const products = productsOf(sources, targets);
  const [sourceNorm, targetNorm] = [runNorms(sources), runNorms(targets)];
  return {
    share,
    similarity: (i, m, j, n) => {
      let product = 0;
      for (let a = i; a < i + m; a++) for (let b = j; b < j + n; b++) product += products[a]?.get(b) ?? 0;
      const norms = sourceNorm(i, m) * targetNorm(j, n);
      return norms > 0 ? product / norms : 0;
    },
  };
}

/** For each source sentence its product with every target sentence that shares a feature with it. */
function productsOf(
  sources: readonly WeightedVector[],
  targets: readonly WeightedVector[],
): readonly ReadonlyMap<number, number>[] {
  const postings = new Map<number, (readonly [number, number])[]>();
  targets.forEach((target, j) => {
    for (const [feature, weight] of target) {
      const list = postings.get(feature);
      if (list === undefined) postings.set(feature, [[j, weight]]);
      else list.push([j, weight]);
    }
  });
  return sources.map((source) => {
    const products = new Map<number, number>();
    for (const [feature, weight] of source)
      for (const [j, other] of postings.get(feature) ?? [])
        products.set(j, (products.get(j) ?? 0) + weight * other);
    return products;
  });
}

const longestRun = 4;

/** Lengths of the sums of runs, each computed once. */
function runNorms(vectors: readonly WeightedVector[]): (start: number, count: number) => number {
  const known = new Float64Array(vectors.length * longestRun).fill(-1);
  return (start, count) => {
    const at = start * longestRun + count - 1;
    if ((known[at] ?? -1) < 0) known[at] = Math.sqrt(squareOfRun(vectors, start, count));
    return known[at] ?? 0;
  };
}

function squareOfRun(vectors: readonly WeightedVector[], start: number, count: number): number {
  const run = vectors.slice(start, start + count);
  return run.reduce((sum, a) => sum + run.reduce((inner, b) => inner + dotProduct(a, b), 0), 0);
}
