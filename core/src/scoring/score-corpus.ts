import { type BleuCounts, bleuScore, countBleu, sumBleu } from './bleu.ts';
import { type ChrfCounts, chrfScore, countChrf, sumChrf } from './chrf.ts';
import { type ScoreInterval, scoreInterval } from './score-interval.ts';
import { bleuSignature, chrfSignature } from './score-signature.ts';
import type { Tokenization } from './score-tokens.ts';

export interface ScoredSegment {
  readonly hypothesis: string;
  /** At least one. */
  readonly references: readonly string[];
}

export interface ScoreOptions {
  readonly tokenization: Tokenization;
  /** Count words in chrF as well: chrF++. */
  readonly words?: boolean;
  /** Draw the corpus anew so often to say how far the scores can be trusted. */
  readonly resampling?: { readonly samples: number; readonly seed: number };
}

/** Scores are 0 to 100, equal to those of sacreBLEU 2.6.0. */
export interface CorpusScore {
  readonly bleu: number;
  readonly chrf: number;
  readonly signature: string;
  readonly chrfSignature: string;
  readonly bleuInterval?: ScoreInterval;
  readonly chrfInterval?: ScoreInterval;
}

/** BLEU and chrF of a whole corpus, not means of its segments. */
export function scoreCorpus(segments: readonly ScoredSegment[], options: ScoreOptions): CorpusScore {
  const { tokenization, words = false, resampling } = options;
  const bleu = segments.map(({ hypothesis, references }) => countBleu(hypothesis, references, tokenization));
  const chrf = segments.map(({ hypothesis, references }) => countChrf(hypothesis, references, { words }));
  const conditions = {
    references: segments[0]?.references.length ?? 1,
    ...(resampling !== undefined && { resampling }),
  };
  return {
    bleu: corpusBleu(bleu),
    chrf: corpusChrf(chrf),
    signature: bleuSignature(conditions, tokenization),
    chrfSignature: chrfSignature(conditions, words),
    ...(resampling !== undefined && {
      bleuInterval: scoreInterval(bleu, corpusBleu, resampling),
      chrfInterval: scoreInterval(chrf, corpusChrf, resampling),
    }),
  };
}

function corpusBleu(counts: readonly BleuCounts[]): number {
  return bleuScore(sumBleu(counts));
}

function corpusChrf(counts: readonly ChrfCounts[]): number {
  return chrfScore(sumChrf(counts));
}
