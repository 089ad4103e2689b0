/**
 * Set of tokens of a text that a source with some feature shares: one bit for each token; in long texts several
 * tokens share a bit.
 */
export type ToldTokens = number;

/** Value for texts that differ in numbers only; no other feature sets the last bit. */
export const allTold: ToldTokens = -1;

const bits = 31;

/**
 * The set by token and by pair of neighbors of a text, as `onceEach` and `tokenPairs` give them; for a pair the
 * tokens of its first place.
 */
export function toldTokens(tokens: Int32Array, pairs: Int32Array): ReadonlyMap<number, ToldTokens> {
  const told = new Map<number, ToldTokens>();
  for (const [i, pair] of pairs.entries()) if (!told.has(pair)) told.set(pair, bitOf(i) | bitOf(i + 1));
  for (const [i, token] of tokens.entries()) told.set(token, bitOf(i));
  return told;
}

function bitOf(place: number): number {
  return 1 << (place % bits);
}
