import type { JudgedCandidate, JudgedSet } from './judged-set.ts';
import type { MatchFormula } from './match-formulas.ts';

/** Returns how often the better of two candidates is rated higher, in percent; a tie counts half. */
export function pairAgreement(sets: readonly JudgedSet[], formula: MatchFormula): number {
  let right = 0;
  let pairs = 0;
  for (const { query, candidates } of sets) {
    const rated = candidates.map((candidate) => ({ ...candidate, score: formula(query, candidate.text) }));
    for (const better of rated) {
      for (const worse of rated.filter(({ grade }) => grade < better.grade)) {
        pairs++;
        right += (Math.sign(better.score - worse.score) + 1) / 2;
      }
    }
  }
  return (100 * right) / pairs;
}

/** Normalized discounted cumulative gain of whole lists (Järvelin and Kekäläinen 2002), percent. */
export function meanGain(sets: readonly JudgedSet[], formula: MatchFormula): number {
  const gains = sets.map(({ query, candidates }) => {
    const scored = candidates.map((candidate) => ({ candidate, score: formula(query, candidate.text) }));
    const ranked = scored.toSorted((a, b) => b.score - a.score).map(({ candidate }) => candidate);
    return gainOf(ranked) / gainOf(candidates.toSorted((a, b) => b.grade - a.grade));
  });
  return (100 * gains.reduce((sum, gain) => sum + gain, 0)) / gains.length;
}

function gainOf(ranked: readonly JudgedCandidate[]): number {
  return ranked.reduce((sum, { grade }, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}
