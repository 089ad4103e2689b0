import type { TokenList } from '../index/postings.ts';

/** A query made ready for many comparisons. Its tokens are numbered 1, 2 … by first appearance. */
export interface DistancePattern {
  readonly length: number;
  readonly blocks: number;
  /** Position bits of token number n from `n * blocks`; zeros for 0, which stands for any other token. */
  readonly bits: Int32Array;
}

/** A pattern that knows the numbers of its tokens. */
interface NumberedPattern extends DistancePattern {
  readonly numbers: ReadonlyMap<number, number>;
}

export function distancePattern(ids: Int32Array): NumberedPattern {
  const numbers = new Map<number, number>();
  const places = ids.map((id) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    return number;
  });
  return { ...patternOf(places, numbers.size), numbers };
}

/**
 * Pattern of numbered tokens with `different` values; number 0 equals no other. `buffer`: a buffer for its bits, used
 * where they fit.
 */
export function patternOf(places: Int32Array, different: number, buffer = noBits): DistancePattern {
  const blocks = Math.max(1, Math.ceil(places.length / 32));
  const size = (different + 1) * blocks;
  const bits = size > buffer.length ? new Int32Array(size) : buffer.fill(0, 0, size);
  for (let position = 0; position < places.length; position++) {
    const number = places[position] ?? 0;
    if (number === 0) continue;
    const word = number * blocks + (position >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
  }
  return { length: places.length, blocks, bits };
}

const noBits = new Int32Array();

/** Insertions, deletions and replacements between the pattern and `ids`. */
export function tokenDistance(pattern: NumberedPattern, ids: TokenList): number {
  const numbers = new Int32Array(ids.length);
  for (let i = 0; i < ids.length; i++) numbers[i] = pattern.numbers.get(ids[i] ?? 0) ?? 0;
  return numberedDistance(pattern, numbers, numbers.length);
}

/**
 * Distance of the pattern from the first `count` of numbered tokens; where it is more than `most`, some number above
 * that. Bit-parallel after Myers (1999), with 32 rows of the table at once in the block form of Hyyrö (2003).
 */
export function numberedDistance(
  pattern: DistancePattern,
  numbers: Int32Array,
  count: number,
  most = Number.MAX_SAFE_INTEGER,
): number {
  if (pattern.length === 0) return count;
  if (pattern.blocks === 1) return shortDistance(pattern, numbers, count, most);
  if (pattern.blocks === 2) return middleDistance(pattern, numbers, count, most);
  return longDistance(pattern, numbers, count, most);
}

/** For patterns of one block, as most are: the table fits in two numbers. */
function shortDistance({ length, bits }: DistancePattern, numbers: Int32Array, count: number, most: number) {
  const top = 1 << (length - 1);
  let distance = length;
  let up = -1;
  let down = 0;
  for (let i = 0; i < count; i++) {
    const found = bits[numbers[i] ?? 0] ?? 0;
    const diagonal = (((found & up) + up) ^ up) | found | down;
    const plus = down | ~(diagonal | up);
    const minus = up & diagonal;
    if ((plus & top) !== 0) distance++;
    else if ((minus & top) !== 0) distance--;
    if (distance - leftAfter(i, count) > most) return distance;
    const shifted = (plus << 1) | 1;
    down = shifted & diagonal;
    up = (minus << 1) | ~(diagonal | shifted);
  }
  return distance;
}

/** For patterns of two blocks, as many Chinese ones are: the table fits in four numbers. */
function middleDistance({ length, bits }: DistancePattern, numbers: Int32Array, count: number, most: number) {
  const top = 1 << (length - 33);
  let distance = length;
  let up = -1;
  let down = 0;
  let highUp = -1;
  let highDown = 0;
  for (let i = 0; i < count; i++) {
    const at = (numbers[i] ?? 0) * 2;
    const found = bits[at] ?? 0;
    const diagonal = (((found & up) + up) ^ up) | found | down;
    const plus = down | ~(diagonal | up);
    const minus = up & diagonal;
    const shifted = (plus << 1) | 1;
    down = shifted & diagonal;
    up = (minus << 1) | ~(diagonal | shifted);

    const highFound = bits[at + 1] ?? 0;
    const carried = highFound | (minus >>> 31);
    const highDiagonal = (((carried & highUp) + highUp) ^ highUp) | carried | highDown;
    const highPlus = highDown | ~(highDiagonal | highUp);
    const highMinus = highUp & highDiagonal;
    if ((highPlus & top) !== 0) distance++;
    else if ((highMinus & top) !== 0) distance--;
    if (distance - leftAfter(i, count) > most) return distance;
    const highShifted = (highPlus << 1) | (plus >>> 31);
    highDown = highShifted & highDiagonal;
    highUp = (highMinus << 1) | (minus >>> 31) | ~(highDiagonal | highShifted);
  }
  return distance;
}

function longDistance(pattern: DistancePattern, numbers: Int32Array, count: number, most: number): number {
  const rising = new Int32Array(pattern.blocks).fill(-1);
  const falling = new Int32Array(pattern.blocks);
  let distance = pattern.length;
  for (let i = 0; i < count; i++) {
    distance += advance(pattern, (numbers[i] ?? 0) * pattern.blocks, rising, falling);
    if (distance - leftAfter(i, count) > most) return distance;
  }
  return distance;
}

/** Each remaining token removes at most one change. */
function leftAfter(i: number, count: number): number {
  return count - 1 - i;
}

/** Computes the next column; returns the change of the last row: -1, 0 or 1. */
function advance(
  { length, blocks, bits }: DistancePattern,
  offset: number,
  rising: Int32Array,
  falling: Int32Array,
): number {
  let carry = 1;
  for (let block = 0; block < blocks; block++) {
    const up = rising[block] ?? 0;
    const down = falling[block] ?? 0;
    const found = bits[offset + block] ?? 0;
    const vertical = found | down;
    const equal = found | bitIf(carry < 0);
    const diagonal = (((equal & up) + up) ^ up) | equal;
    const plus = down | ~(diagonal | up);
    const minus = up & diagonal;
    const top = block === blocks - 1 ? 1 << ((length - 1) & 31) : 1 << 31;
    const shiftedPlus = (plus << 1) | bitIf(carry > 0);
    rising[block] = (minus << 1) | bitIf(carry < 0) | ~(vertical | shiftedPlus);
    falling[block] = shiftedPlus & vertical;
    carry = bitIf((plus & top) !== 0) - bitIf((minus & top) !== 0);
  }
  return carry;
}

function bitIf(condition: boolean): 0 | 1 {
  return condition ? 1 : 0;
}
