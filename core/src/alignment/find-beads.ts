import { type Bead, beadShapes } from './bead.ts';
import type { SimilaritySpace } from './similarity-space.ts';

export interface BeadSearch {
  readonly sourceLengths: readonly number[];
  readonly targetLengths: readonly number[];
  readonly spaces: readonly SimilaritySpace[];
  /** How much an unlikely pair of lengths costs, beside the similarity. */
  readonly lengthShare: number;
  /** How many target sentences beside the diagonal are tried for each source sentence. */
  readonly band: number;
}

/** Cost of a sentence without a partner, and of each sentence that a bead joins beyond one on each side. */
const costOfNoPartner = 0.6;
const costOfJoining = 0.12;
/** Variance of the length of a translation per letter (Gale and Church 1993). */
const lengthVariance = 6.8;

/**
 * Finds the cheapest way through both texts by dynamic programming inside a band around the diagonal: similar sentences
 * of likely lengths cost little, joining and leaving out cost something.
 */
export function findBeads(search: BeadSearch): readonly Bead[] {
  const [sources, targets] = [search.sourceLengths.length, search.targetLengths.length];
  const table = new BandTable(sources, targets, search.band);
  const price = pricer(search);
  for (let i = 0; i <= sources; i++)
    for (let j = table.first(i); j <= table.last(i); j++) {
      const base = table.costAt(i, j);
      if (base === Number.POSITIVE_INFINITY) continue;
      beadShapes.forEach(([m, n], shape) => {
        if (i + m <= sources && table.holds(i + m, j + n))
          table.offer(i + m, j + n, base + price(i, m, j, n), shape);
      });
    }
  return beadsOf(table, search);
}

/** Costs and shapes for each source sentence, for the target sentences in the band alone. */
class BandTable {
  readonly #costs: Float64Array;
  readonly #shapes: Uint8Array;
  readonly #width: number;
  readonly #sources: number;
  readonly #targets: number;
  readonly #band: number;

  constructor(sources: number, targets: number, band: number) {
    this.#sources = sources;
    this.#targets = targets;
    this.#band = band;
    this.#width = 2 * band + 1;
    this.#costs = new Float64Array((sources + 1) * this.#width).fill(Number.POSITIVE_INFINITY);
    this.#shapes = new Uint8Array((sources + 1) * this.#width);
    this.#costs[this.#at(0, 0)] = 0;
  }

  first(i: number): number {
    return Math.max(0, this.#middle(i) - this.#band);
  }

  last(i: number): number {
    return Math.min(this.#targets, this.#middle(i) + this.#band);
  }

  holds(i: number, j: number): boolean {
    return j >= this.first(i) && j <= this.last(i);
  }

  costAt(i: number, j: number): number {
    return this.#costs[this.#at(i, j)] ?? Number.POSITIVE_INFINITY;
  }

  shapeAt(i: number, j: number): number {
    return this.#shapes[this.#at(i, j)] ?? 0;
  }

  offer(i: number, j: number, cost: number, shape: number): void {
    const at = this.#at(i, j);
    if (cost >= (this.#costs[at] ?? 0)) return;
    this.#costs[at] = cost;
    this.#shapes[at] = shape;
  }

  #middle(i: number): number {
    return this.#sources === 0 ? 0 : Math.round((i * this.#targets) / this.#sources);
  }

  #at(i: number, j: number): number {
    return i * this.#width + j - this.#middle(i) + this.#band;
  }
}

type Price = (i: number, m: number, j: number, n: number) => number;

function pricer({ sourceLengths, targetLengths, spaces, lengthShare }: BeadSearch): Price {
  // Texts without letters say nothing of the ratio of lengths.
  const ratio = total(targetLengths) / total(sourceLengths) || 1;
  return (i, m, j, n) => {
    if (m === 0 || n === 0) return costOfNoPartner * (m + n);
    const length = lengthCost(
      total(sourceLengths.slice(i, i + m)),
      total(targetLengths.slice(j, j + n)),
      ratio,
    );
    const unlike = Math.max(0, 1 - Math.sqrt(similarityOf(spaces, i, m, j, n)));
    return ((unlike + lengthShare * length) * (m + n)) / 2 + costOfJoining * (m + n - 2);
  };
}

function similarityOf(
  spaces: readonly SimilaritySpace[],
  i: number,
  m: number,
  j: number,
  n: number,
): number {
  return spaces.reduce((sum, space) => sum + space.share * space.similarity(i, m, j, n), 0);
}

/** 0 for lengths that translations have, 1 for those that hardly any has. */
function lengthCost(source: number, target: number, ratio: number): number {
  const mean = Math.max(1, (source + target / ratio) / 2);
  const deviation = (target - source * ratio) / Math.sqrt(mean * lengthVariance * ratio);
  return Math.min(1, (deviation * deviation) / 8);
}

function total(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

function beadsOf(table: BandTable, { sourceLengths, targetLengths, spaces }: BeadSearch): readonly Bead[] {
  const beads: Bead[] = [];
  // The same sentence on both sides is sure, whatever the shares of the spaces sum up to.
  const whole = Math.min(1, total(spaces.map(({ share }) => share)));
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
