import { matchTokens } from './match-tokens.ts';
import { hash32 } from './text-hash.ts';

/** A similar word counts half, so texts of so few words may be alike without sharing enough words to be found by them. */
const mostTokens = 3;
/** Shorter words are similar to none. */
const leastLetters = 5;
const affixLetters = 3;

/**
 * Hashes of how the words of a short text begin and end, by which texts of similar words are found; none for other
 * texts. `tokenCount`: of the text, where that is known already.
 */
export function affixHashes(text: string, tokenCount: number): readonly number[] {
  if (tokenCount === 0 || tokenCount > mostTokens) return [];
  const { surfaces, kinds } = matchTokens(text);
  const words = surfaces.filter((surface, i) => kinds[i] === 'word' && surface.length >= leastLetters);
  const hashes = words.flatMap((surface) => {
    const word = surface.toLowerCase();
    return [hash32(`\u0001${word.slice(0, affixLetters)}`), hash32(`\u0002${word.slice(-affixLetters)}`)];
  });
  return [...new Set(hashes)];
}

/** So many short texts are rated for one. */
export const mostAlike = 300;
