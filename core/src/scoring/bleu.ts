import { commonNgrams, countNgrams, type NgramCounts } from './count-ngrams.ts';
import { scoreTokens, type Tokenization } from './score-tokens.ts';

const orders = [1, 2, 3, 4] as const;

/** What BLEU counts of a segment or, summed up, of a corpus; the lists go by order, 1 to 4. */
export interface BleuCounts {
  readonly correct: readonly number[];
  readonly total: readonly number[];
  readonly hypothesisLength: number;
  /** Of the reference that is nearest in length. */
  readonly referenceLength: number;
}

export interface BleuOptions {
  /** Take only the orders the text is long enough for: what the score of a single segment needs. */
  readonly effectiveOrder?: boolean;
}

export function countBleu(
  hypothesis: string,
  references: readonly string[],
  tokenization: Tokenization,
): BleuCounts {
  const words = scoreTokens(hypothesis, tokenization);
  const others = references.map((reference) => scoreTokens(reference, tokenization));
  return {
    correct: orders.map((order) => commonNgrams(countNgrams(words, order, ' '), mostOf(others, order))),
    total: orders.map((order) => Math.max(0, words.length - order + 1)),
    hypothesisLength: words.length,
    referenceLength: nearestLength(words.length, others),
  };
}

export function sumBleu(counts: readonly BleuCounts[]): BleuCounts {
  const sum = { correct: [0, 0, 0, 0], total: [0, 0, 0, 0], hypothesisLength: 0, referenceLength: 0 };
  for (const { correct, total, hypothesisLength, referenceLength } of counts) {
    for (const i of orders.keys()) {
      sum.correct[i] = (sum.correct[i] ?? 0) + (correct[i] ?? 0);
      sum.total[i] = (sum.total[i] ?? 0) + (total[i] ?? 0);
    }
    sum.hypothesisLength += hypothesisLength;
    sum.referenceLength += referenceLength;
  }
  return sum;
}

/**
 * 0 to 100: Papineni and others (2002) over summed counts, with the exponential smoothing of NIST for orders of which
 * nothing is right; equal to sacreBLEU 2.6.0.
 */
export function bleuScore(counts: BleuCounts, { effectiveOrder = false }: BleuOptions = {}): number {
  const { correct, total } = counts;
  if (correct.every((count) => count === 0)) return 0;
  let logarithms = 0;
  let order = 0;
  let smoothing = 1;
  for (; order < orders.length; order++) {
    const of = total[order] ?? 0;
    if (of === 0) break;
    const right = correct[order] ?? 0;
    if (right === 0) smoothing *= 2;
    logarithms += Math.log(right === 0 ? 100 / (smoothing * of) : (100 * right) / of);
  }
  if (order < orders.length && !effectiveOrder) return 0;
  return brevityPenalty(counts) * Math.exp(logarithms / order);
}

/** 1 for what is at least as long as its reference, less the shorter it is. */
function brevityPenalty({ hypothesisLength, referenceLength }: BleuCounts): number {
  return hypothesisLength < referenceLength ? Math.exp(1 - referenceLength / hypothesisLength) : 1;
}

/** Each n-gram as often as it stands in that reference which has it most often. */
function mostOf(references: readonly (readonly string[])[], order: number): NgramCounts {
  const most = new Map<string, number>();
  for (const words of references) {
    for (const [ngram, count] of countNgrams(words, order, ' '))
      most.set(ngram, Math.max(count, most.get(ngram) ?? 0));
  }
  return most;
}

function nearestLength(length: number, references: readonly (readonly string[])[]): number {
  const byNearness = references
    .map((words) => words.length)
    .toSorted((a, b) => Math.abs(a - length) - Math.abs(b - length) || a - b);
  return byNearness[0] ?? 0;
}
