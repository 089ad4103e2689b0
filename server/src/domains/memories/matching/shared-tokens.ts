/**
 * Set of tokens of a text that a source with some feature shares: one bit for each token; in long texts several
 * tokens share a bit.
 */
export type SharedTokens = number;

/** Value for texts that differ in numbers only; no other feature sets the last bit. */
export const allShared: SharedTokens = -1;

const bits = 31;

/**
 * The set by token and by pair of neighbors of a text, as `onceEach` and `tokenPairs` give them; for a pair the
 * tokens of its first place.
 */
export function sharedTokens(tokens: Int32Array, pairs: Int32Array): ReadonlyMap<number, SharedTokens> {
  const shared = new Map<number, SharedTokens>();
  for (const [i, pair] of pairs.entries()) if (!shared.has(pair)) shared.set(pair, bitOf(i) | bitOf(i + 1));
  for (const [i, token] of tokens.entries()) shared.set(token, bitOf(i));
  return shared;
}

function bitOf(place: number): number {
  return 1 << (place % bits);
}
