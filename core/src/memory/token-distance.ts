/** A query made ready for many comparisons. */
export interface DistancePattern {
  readonly length: number;
  readonly blocks: number;
  /** Where the position bits of a token id start in `bits`; absent tokens use the zeros at 0. */
  readonly offsets: ReadonlyMap<number, number>;
  readonly bits: Int32Array;
}

export function distancePattern(ids: Int32Array): DistancePattern {
  const blocks = Math.max(1, Math.ceil(ids.length / 32));
  const offsets = new Map<number, number>();
  for (const id of ids) if (!offsets.has(id)) offsets.set(id, (offsets.size + 1) * blocks);
  const bits = new Int32Array((offsets.size + 1) * blocks);
  ids.forEach((id, position) => {
    const word = (offsets.get(id) ?? 0) + (position >>> 5);
    bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
  });
  return { length: ids.length, blocks, offsets, bits };
}

/**
 * Insertions, deletions and replacements between the pattern and `ids`. Bit-parallel after Myers (1999) in
 * the block form of Hyyrö (2003): 32 rows of the table at once.
 */
export function tokenDistance(pattern: DistancePattern, ids: Int32Array): number {
  if (pattern.length === 0) return ids.length;
  const rising = new Int32Array(pattern.blocks).fill(-1);
  const falling = new Int32Array(pattern.blocks);
  let distance = pattern.length;
  for (const id of ids) distance += advance(pattern, pattern.offsets.get(id) ?? 0, rising, falling);
  return distance;
}

/** One column further; the result is the change of the last row: -1, 0 or 1. */
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
