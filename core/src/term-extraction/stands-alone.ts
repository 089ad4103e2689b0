import type { CandidateWord } from './candidate-words.ts';
import type { Candidate } from './find-candidates.ts';

/** Below this, from -1 to 1, words stand together by chance; 1 is never without one another. */
const leastTogether = 0.4;

/**
 * Candidates of a language without spaces whose words belong together, by normalized mutual information (Bouma 2009).
 * What a dictionary cuts apart is often one term (新型 冠状 病毒), and what stands side by side often is none.
 */
export function standsAlone(
  candidates: readonly Candidate[],
  frequencies: ReadonlyMap<string, number>,
): readonly Candidate[] {
  const all = [...frequencies.values()].reduce((sum, count) => sum + count, 0);
  const surprise = (times: number) => -Math.log(times / all);
  const together = (words: readonly CandidateWord[], times: number): number => {
    const apart = words.reduce((sum, { folded }) => sum + surprise(frequencies.get(folded) ?? 1), 0);
    return (apart - surprise(times)) / (words.length - 1) / surprise(times);
  };
  return candidates.filter(
    ({ words, places }) => words.length === 1 || together(words, places.length) >= leastTogether,
  );
}
