/** Which tokens of a text those that have a feature share with it: a bit for each, of which long texts give one to several. */
export type ToldTokens = number;

/** What texts have that are the same but for their numbers; no other feature has the last bit. */
export const allTold: ToldTokens = -1;

const bits = 31;

/** By token and by pair of neighbors of a text, as `onceEach` and `tokenPairs` give them; of a pair those where it stands first. */
export function toldTokens(tokens: Int32Array, pairs: Int32Array): ReadonlyMap<number, ToldTokens> {
  const told = new Map<number, ToldTokens>();
  for (const [i, pair] of pairs.entries()) if (!told.has(pair)) told.set(pair, bitOf(i) | bitOf(i + 1));
  for (const [i, token] of tokens.entries()) told.set(token, bitOf(i));
  return told;
}

function bitOf(place: number): number {
  return 1 << (place % bits);
}
