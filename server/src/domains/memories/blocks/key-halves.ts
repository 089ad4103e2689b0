/** A hash of 64 bits as numbers. */
export interface KeyHalves {
  readonly high: number;
  readonly low: number;
}

/** Reads 16 hexadecimal digits of a key. */
export function keyHalves(key: string, start = 0): KeyHalves {
  const middle = start + 8;
  const high = Number.parseInt(key.slice(start, middle), 16) | 0;
  return { high, low: Number.parseInt(key.slice(middle, middle + 8), 16) | 0 };
}
