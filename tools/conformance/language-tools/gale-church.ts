import type { Pairing } from './strict-score.ts';

/** How likely each shape is, and how much lengths vary (Gale and Church 1993). */
const shapes: readonly (readonly [source: number, target: number, likelihood: number])[] = [
  [1, 1, 0.89],
  [1, 0, 0.0049],
  [0, 1, 0.0049],
  [2, 1, 0.0445],
  [1, 2, 0.0445],
  [2, 2, 0.011],
];
const lengthVariance = 6.8;

interface BothTexts {
  readonly source: readonly string[];
  readonly target: readonly string[];
}

interface Step {
  readonly cost: number;
  readonly source: number;
  readonly target: number;
}

interface Lengths {
  readonly source: readonly number[];
  readonly target: readonly number[];
  /** Target characters for each source character. */
  readonly ratio: number;
}

/** The alignment by lengths in characters alone, to compare ours with. */
export function alignByLength(texts: BothTexts): readonly Pairing[] {
  const source = texts.source.map(({ length }) => length);
  const target = texts.target.map(({ length }) => length);
  const lengths = { source, target, ratio: sumOf(target) / sumOf(source) || 1 };
  const steps: Step[][] = [];
  for (let i = 0; i <= source.length; i++) {
    const row: Step[] = [];
    steps.push(row);
    for (let j = 0; j <= target.length; j++) row.push(bestStep(steps, lengths, [i, j]));
  }
  return pairingsOf(steps, source.length, target.length);
}

function bestStep(
  steps: readonly (readonly Step[])[],
  { source, target, ratio }: Lengths,
  [i, j]: readonly [number, number],
): Step {
  if (i + j === 0) return { cost: 0, source: 0, target: 0 };
  const reached = shapes.flatMap(([m, n, likelihood]): Step[] => {
    const before = steps[i - m]?.[j - n];
    if (before === undefined) return [];
    const [from, into] = [sumOf(source.slice(i - m, i)), sumOf(target.slice(j - n, j))];
    return [
      { cost: before.cost + lengthCost(from, into, ratio) - Math.log(likelihood), source: m, target: n },
    ];
  });
  return reached.reduce((best, step) => (step.cost < best.cost ? step : best));
}

function pairingsOf(
  steps: readonly (readonly Step[])[],
  sources: number,
  targets: number,
): readonly Pairing[] {
  const pairings: Pairing[] = [];
  let [i, j] = [sources, targets];
  while (i > 0 || j > 0) {
    const { source: m = 0, target: n = 0 } = steps[i]?.[j] ?? {};
    if (m + n === 0) break;
    i -= m;
    j -= n;
    pairings.push({
      source: Array.from({ length: m }, (_, a) => i + a),
      target: Array.from({ length: n }, (_, b) => j + b),
    });
  }
  return pairings.reverse();
}

/** Negative logarithm of the chance that lengths differ by so much or more. */
function lengthCost(source: number, target: number, ratio: number): number {
  if (source + target === 0) return 0;
  const mean = (source + target / ratio) / 2;
  const deviation = Math.abs(target - source * ratio) / Math.sqrt(mean * lengthVariance);
  return -Math.log(Math.max(1e-30, 2 * (1 - normalBelow(deviation))));
}

/** Share of a normal distribution below a deviation (Abramowitz and Stegun 26.2.17). */
function normalBelow(deviation: number): number {
  const t = 1 / (1 + 0.2316419 * deviation);
  const series = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = series.reduceRight((inner, factor) => t * (factor + inner), 0);
  return 1 - 0.3989423 * Math.exp((-deviation * deviation) / 2) * sum;
}

function sumOf(lengths: readonly number[]): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}
