import { type CandidateBounds, candidateBounds } from './match-features.ts';
import { type DistancePattern, distancePattern } from './token-distance.ts';
import type { TokenIndex } from './token-index.ts';
import { signaturesOf, type TokenSignatures } from './token-signatures.ts';

/** The tokens of a text that is looked up in an index. */
export interface TokenQuery {
  /** Number of each token in the index; 0 where it has none. */
  readonly numbers: Int32Array;
  readonly bounds: CandidateBounds;
  readonly pattern: DistancePattern;
  /** One signature, of the tokens that the index has. */
  readonly signature: TokenSignatures;
  /** Tokens that no text of the index has. */
  readonly unknown: number;
}

/** `minRate` in whole percent. */
export function tokenQuery(index: TokenIndex, ids: Int32Array, minRate: number): TokenQuery {
  const numbers = new Int32Array(ids.length);
  const known = new Int32Array(ids.length);
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    const number = index.numbers.get(ids[i] ?? 0);
    numbers[i] = number;
    if (number !== 0) known[count++] = number;
  }
  return {
    ...{ numbers, pattern: distancePattern(numbers), bounds: candidateBounds(ids.length, minRate) },
    signature: signaturesOf(known, Uint32Array.of(0, count)),
    unknown: numbers.length - count,
  };
}
