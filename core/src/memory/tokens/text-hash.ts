/**
 * Hashes of text for look-ups, not for secrets. They are the same on every machine and stored in databases,
 * so changing them means recomputing what is stored.
 */

/** 32 bits over the UTF-16 code units of `text` in [start, end). */
export function hash32(text: string, start = 0, end = text.length): number {
  let hash = hashStart;
  for (let i = start; i < end; i++) hash = hashWith(hash, text.charCodeAt(i));
  return avalanche(hash);
}

/** Hash of units that are not part of a string. */
export function hashUnits(units: Uint16Array, start: number, end: number): number {
  let hash = hashStart;
  for (let i = start; i < end; i++) hash = hashWith(hash, units[i] ?? 0);
  return avalanche(hash);
}

/** `hash32` unit by unit: begins with this, goes on with `hashWith` and ends with `avalanche`. */
export const hashStart = 0x811c9dc5;

export function hashWith(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

/** Spreads every bit over all 32, so that neighboring inputs become distant. */
export function avalanche(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

/** 32 bits of two hashes in order. */
export function combineHashes(first: number, second: number): number {
  return avalanche(Math.imul(first, 0x9e3779b1) ^ (second + 0x7f4a7c15));
}

/** 64 bits as 16 hexadecimal digits. */
export function hash64(text: string): string {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  const first = avalanche(low ^ (high >>> 15));
  const second = avalanche(high ^ (low >>> 13));
  return hexadecimal(first, second);
}

/** 16 digits, in one call: put together two by two they would be a string each time. */
export function hexadecimal(high: number, low: number): string {
  // biome-ignore format: four digits a line
  return String.fromCharCode(
    digitAt(high, 28), digitAt(high, 24), digitAt(high, 20), digitAt(high, 16),
    digitAt(high, 12), digitAt(high, 8), digitAt(high, 4), digitAt(high, 0),
    digitAt(low, 28), digitAt(low, 24), digitAt(low, 20), digitAt(low, 16),
    digitAt(low, 12), digitAt(low, 8), digitAt(low, 4), digitAt(low, 0),
  );
}

/** Code of the digit: 0 to 9, a to f. */
function digitAt(hash: number, shift: number): number {
  const digit = (hash >>> shift) & 0xf;
  return digit + (digit < 10 ? 0x30 : 0x57);
}
