import type { Tokenization } from './score-tokens.ts';

/** The release of sacreBLEU whose figures ours are equal to. */
const version = '2.6.0';

export interface ScoreConditions {
  readonly references: number;
  /** How the range of a score was found. */
  readonly resampling?: { readonly samples: number; readonly seed: number };
}

/** What a BLEU was computed with, as sacreBLEU writes it; scores of different signatures cannot be compared. */
export function bleuSignature(conditions: ScoreConditions, tokenization: Tokenization): string {
  return [...begin(conditions), 'eff:no', `tok:${tokenization}`, 'smooth:exp', `version:${version}`].join(
    '|',
  );
}

/** The same of a chrF, or a chrF++ where words count. */
export function chrfSignature(conditions: ScoreConditions, words: boolean): string {
  const orders = ['nc:6', `nw:${words ? 2 : 0}`, 'space:no'];
  return [...begin(conditions), 'eff:yes', ...orders, `version:${version}`].join('|');
}

function begin({ references, resampling }: ScoreConditions): readonly string[] {
  const drawn = resampling ? [`bs:${resampling.samples}`, `seed:${resampling.seed}`] : [];
  return [`nrefs:${references}`, ...drawn, 'case:mixed'];
}
