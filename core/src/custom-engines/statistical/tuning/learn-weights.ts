import { type BleuCounts, bleuScore, sumBleu } from '../../../scoring/bleu.ts';
import { type Weights, weigh } from '../features.ts';

/** One possible translation of a text. */
export interface TunedCandidate {
  readonly features: Float64Array;
  readonly counts: BleuCounts;
}

const epochs = 40;
/** How far one text may pull. */
const largestStep = 0.01;
/** How much of the translations before it a text is judged along with. */
const decay = 0.999;

/**
 * Weights that choose candidates of high BLEU: MIRA over lists of candidates, each text pulled from the candidate that is
 * feared towards the one that is hoped for; Cherry and Foster, "Batch Tuning Strategies for Statistical Machine
 * Translation" (2012). The mean of all steps is taken, of the epoch whose choices score best.
 */
export function learnWeights(texts: readonly (readonly TunedCandidate[])[], begin: Weights): Weights {
  const weights = Float64Array.from(begin);
  const sum = new Float64Array(begin.length);
  let best = { weights: begin, bleu: bleuOf(texts, begin) };
  let background = emptyCounts;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    for (const candidates of texts) {
      const chosen = step(candidates, weights, background);
      background = faded(sumBleu([background, chosen]));
      addTo(sum, weights, 1);
    }
    const mean = sum.map((total) => total / (epoch * texts.length));
    const bleu = bleuOf(texts, mean);
    if (bleu > best.bleu) best = { weights: mean, bleu };
  }
  return best.weights;
}

function addTo(sum: Float64Array, values: Float64Array, times: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + times * (values[at] ?? 0);
}

/** Changes the weights for one text; gives the counts of the candidate that was hoped for. */
function step(
  candidates: readonly TunedCandidate[],
  weights: Float64Array,
  background: BleuCounts,
): BleuCounts {
  const rated = candidates.map((candidate) => ({
    candidate,
    score: weigh(candidate.features, weights),
    gain: gainOf(candidate.counts, background),
  }));
  const hope = highest(rated, ({ score, gain }) => score + gain);
  const fear = highest(rated, ({ score, gain }) => score - gain);
  if (hope === undefined || fear === undefined) return noCounts;
  const loss = hope.gain - fear.gain - (hope.score - fear.score);
  const difference = hope.candidate.features.map((value, at) => value - (fear.candidate.features[at] ?? 0));
  const size = difference.reduce((total, value) => total + value * value, 0);
  if (loss > 0 && size > 0) {
    addTo(weights, difference, Math.min(largestStep, loss / size));
  }
  return hope.candidate.counts;
}

/** BLEU along with the background, in words that are right. */
function gainOf(counts: BleuCounts, background: BleuCounts): number {
  const both = sumBleu([background, counts]);
  return (bleuScore(both) / 100) * both.referenceLength;
}

function bleuOf(texts: readonly (readonly TunedCandidate[])[], weights: Weights): number {
  const chosen = texts.flatMap((candidates) => {
    const best = highest(candidates, ({ features }) => weigh(features, weights));
    return best ? [best.counts] : [];
  });
  return bleuScore(sumBleu(chosen));
}

function highest<Item>(items: readonly Item[], rate: (item: Item) => number): Item | undefined {
  let best: Item | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const rating = rate(item);
    if (rating <= most) continue;
    best = item;
    most = rating;
  }
  return best;
}

const noCounts = sumBleu([]);
/** One right n-gram of each order, so that the first text has something to be better than. */
const emptyCounts: BleuCounts = {
  correct: [1, 1, 1, 1],
  total: [1, 1, 1, 1],
  hypothesisLength: 1,
  referenceLength: 1,
};

function faded({ correct, total, hypothesisLength, referenceLength }: BleuCounts): BleuCounts {
  return {
    correct: correct.map((count) => count * decay),
    total: total.map((count) => count * decay),
    hypothesisLength: hypothesisLength * decay,
    referenceLength: referenceLength * decay,
  };
}
