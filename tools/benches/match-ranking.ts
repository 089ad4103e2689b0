import type { Bench, Figures } from './bench.ts';
import { judgedSets } from './memory/judged/judged-sets.ts';
import { matchFormulas } from './memory/judged/match-formulas.ts';
import { meanGain, pairAgreement } from './memory/judged/ranking-measures.ts';

const peers: Readonly<Record<string, string>> = {
  ours: 'our rate',
  omegat: 'the formula of OmegaT',
  pontoon: 'the formula of Pontoon',
  trigrams: 'the similarity of pg_trgm',
  systran: 'the formula of SYSTRAN fuzzy-match',
};

/** Our rate beside published formulas of others on matches that were judged; see docs/ranking-of-matches.md. */
export const matchRanking: Bench = {
  name: 'matchRanking',
  meanings: {
    sets: { meaning: 'Judged queries with their candidates, English and Chinese', bound: '≥ 500' },
    ...Object.fromEntries(
      Object.entries(peers).flatMap(([name, words]) => [
        [`${name}Gain`, { meaning: `nDCG of ${words}, percent` }],
        [`${name}Pairs`, { meaning: `Pairs of candidates that ${words} orders as the judges did, percent` }],
      ]),
    ),
  },
  async measure() {
    const sets = judgedSets();
    const figures: Record<string, number> = { sets: sets.length };
    for (const [name, formula] of Object.entries(matchFormulas)) {
      figures[`${name}Gain`] = rounded(meanGain(sets, formula));
      figures[`${name}Pairs`] = rounded(pairAgreement(sets, formula));
    }
    return figures satisfies Figures;
  },
};

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
