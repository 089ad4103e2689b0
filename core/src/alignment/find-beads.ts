import type { AlignmentBand } from './alignment-band.ts';
import { alignmentWeights } from './alignment-weights.ts';
import { BandTable } from './band-table.ts';
import { type Bead, beadShapes } from './bead.ts';
import type { SimilaritySpace } from './similarity-space.ts';

export interface BeadSearch {
  readonly sourceLengths: readonly number[];
  readonly targetLengths: readonly number[];
  readonly spaces: readonly SimilaritySpace[];
  readonly band: AlignmentBand;
  /** How much an unlikely pair of lengths costs, beside the likeness. */
  readonly lengthShare: number;
}

/** Variance of the length of a translation per letter (Gale and Church 1993). */
const lengthVariance = 6.8;
/** A squared deviation of the length above this one counts no worse. */
const worstDeviation = 6.4;

/**
 * Finds the cheapest way through both texts by dynamic programming inside a band around the diagonal: similar sentences
 * of likely lengths cost little, joining and leaving out cost something.
 */
export function findBeads(search: BeadSearch): readonly Bead[] {
  const { band } = search;
  const table = new BandTable(band);
  const price = pricer(search);
  for (let i = 0; i <= band.sources; i++)
    for (let j = band.first(i); j <= band.last(i); j++) {
      const base = table.costAt(i, j);
      if (base === Number.POSITIVE_INFINITY) continue;
      beadShapes.forEach(([m, n], shape) => {
        if (!table.holds(i + m, j + n)) return;
        const goesOn = m * n === 0 && i + j > 0 && table.shapeAt(i, j) === shape;
        const cost = price(i, m, j, n) * (goesOn ? alignmentWeights.longGap : 1);
        table.offer(i + m, j + n, base + cost, shape);
      });
    }
  return beadsOf(table, search);
}

type Price = (i: number, m: number, j: number, n: number) => number;

function pricer({ sourceLengths, targetLengths, spaces, lengthShare }: BeadSearch): Price {
  const { noPartner, joining, power, scale } = alignmentWeights;
  const [sourceSums, targetSums] = [runningSums(sourceLengths), runningSums(targetLengths)];
  // Texts without letters say nothing of the ratio of lengths.
  const ratio = (targetSums.at(-1) ?? 0) / (sourceSums.at(-1) ?? 0) || 1;
  return (i, m, j, n) => {
    if (m === 0 || n === 0) return noPartner * (m + n);
    const source = (sourceSums[i + m] ?? 0) - (sourceSums[i] ?? 0);
    const target = (targetSums[j + n] ?? 0) - (targetSums[j] ?? 0);
    // Without a limit, so that the same sentence alone is always better than together with its neighbor.
    const unlike = 1 - (scale * similarityOf(spaces, i, m, j, n)) ** power;
    const differing = lengthShare * lengthCost(source, target, ratio);
    return ((unlike + differing) * (m + n)) / 2 + joining * (m + n - 2);
  };
}

function runningSums(lengths: readonly number[]): Float64Array {
  const sums = new Float64Array(lengths.length + 1);
  lengths.forEach((length, place) => {
    sums[place + 1] = (sums[place] ?? 0) + length;
  });
  return sums;
}

function similarityOf(
  spaces: readonly SimilaritySpace[],
  i: number,
  m: number,
  j: number,
  n: number,
): number {
  let sum = 0;
  for (const space of spaces) sum += space.share * space.similarity(i, m, j, n);
  return sum;
}

/** 0 for lengths that translations have, 1 for those that hardly any has. */
function lengthCost(source: number, target: number, ratio: number): number {
  const mean = Math.max(1, (source + target / ratio) / 2);
  const deviation = (target - source * ratio) / Math.sqrt(mean * lengthVariance * ratio);
  return Math.min(1, (deviation * deviation) / worstDeviation);
}

function beadsOf(table: BandTable, { sourceLengths, targetLengths, spaces }: BeadSearch): readonly Bead[] {
  const beads: Bead[] = [];
  // The same sentence on both sides is sure, whatever the shares of the spaces sum up to.
  const whole = Math.min(
    1,
    spaces.reduce((sum, { share }) => sum + share, 0),
  );
  let i = sourceLengths.length;
  let j = targetLengths.length;
  while (i > 0 || j > 0) {
    const [m, n] = beadShapes[table.shapeAt(i, j)] ?? [1, 1];
    i -= m;
    j -= n;
    const isPair = m > 0 && n > 0;
    beads.push({
      source: Array.from({ length: m }, (_, a) => i + a),
      target: Array.from({ length: n }, (_, b) => j + b),
      confidence: isPair ? Math.min(1, Math.sqrt(similarityOf(spaces, i, m, j, n) / whole)) : 0,
    });
  }
  return beads.reverse();
}
