/** Bits of a 32-bit number that are set (Warren, Hacker's Delight). */
export function bitCount(bits: number): number {
  return sumOfBytes(inBytes(inFours(bits)));
}

/** Number of bits that are set in four numbers. */
export function bitCountOfFour(a: number, b: number, c: number, d: number): number {
  return sumOfBytes(inBytes(inFours(a) + inFours(b)) + inBytes(inFours(c) + inFours(d)));
}

/** Counts the set bits of each group of four bits, so that two results can be added. */
function inFours(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
}

function inBytes(fours: number): number {
  return (fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f);
}

function sumOfBytes(bytes: number): number {
  return Math.imul(bytes, 0x01010101) >>> 24;
}
