/** A whole number from 0 up to, not including, `below`. */
export type Random = (below: number) => number;

/** The same numbers for the same seed, on every machine (mulberry32, in the public domain). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below || 0;
  };
}

export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[random(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
