import { type CandidateBounds, candidateBounds } from '../tokens/match-features.ts';
import { type DistancePattern, patternOf } from '../tokens/token-distance.ts';
import type { TokenIndex } from './token-index.ts';
import { signaturesOf, type TokenSignatures } from './token-signatures.ts';

/** The tokens of a text that is looked up in an index. It holds until the next query is made. */
export interface TokenQuery {
  /** Number of each token in the index; 0 where it has none. */
  readonly numbers: Int32Array;
  /** Which of the different tokens of the text each one is, starting at 1; 0 where the index lacks it. */
  readonly places: Int32Array;
  /** Repetitions of each different token, by the same numbers. */
  readonly weights: Int32Array;
  readonly bounds: CandidateBounds;
  /** Pattern of `places`. */
  readonly pattern: DistancePattern;
  /** Signature of the tokens that the index has. */
  readonly signature: TokenSignatures;
  /** Tokens that no text of the index has. */
  readonly unknown: number;
}

/** `minRate` in whole percent. */
export function tokenQuery(index: TokenIndex, ids: Int32Array, minRate: number): TokenQuery {
  reserve(ids.length);
  const numbers = buffers.numbers.subarray(0, ids.length);
  const { known } = buffers;
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    const number = index.numbers.get(ids[i] ?? 0);
    numbers[i] = number;
    if (number !== 0) known[count++] = number;
  }
  const places = buffers.places.subarray(0, ids.length);
  const different = placeTokens(index, numbers, places);
  return {
    numbers,
    places,
    weights: buffers.weights.subarray(0, different + 1),
    pattern: patternOf(places, different, bitsBuffer),
    bounds: candidateBounds(ids.length, minRate),
    signature: signaturesOf(known, Uint32Array.of(0, count)),
    unknown: numbers.length - count,
  };
}

/** Numbers the different tokens by first appearance, counts them, and returns their number. */
function placeTokens({ scratch }: TokenIndex, numbers: Int32Array, places: Int32Array): number {
  const { asked } = scratch;
  const { weights } = buffers;
  let different = 0;
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    if (number !== 0 && asked[number] === 0) {
      asked[number] = ++different;
      weights[different] = 0;
    }
    const place = asked[number] ?? 0;
    places[i] = place;
    if (place !== 0) weights[place] = (weights[place] ?? 0) + 1;
  }
  for (let i = 0; i < numbers.length; i++) asked[numbers[i] ?? 0] = 0;
  return different;
}

/** Buffer for the patterns of all but the longest texts. */
const bitsBuffer = new Int32Array(4_096);

/** Buffers of one query at a time. */
let buffers = buffersFor(256);

function buffersFor(count: number) {
  const buffer = () => new Int32Array(count + 1);
  return { numbers: buffer(), known: buffer(), places: buffer(), weights: buffer() };
}

function reserve(count: number): void {
  if (count >= buffers.numbers.length) buffers = buffersFor(count * 2);
}
