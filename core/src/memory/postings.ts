/**
 * For each bucket of hashes the ascending places of the texts that have a hash of it. Hashes share a bucket where
 * their first bits are the same, so a list may hold a few places too many, which whoever reads it sorts out; no
 * hash is stored, and none is looked up.
 */
export interface Postings {
  /** A hash's bucket is `hash >>> shift`. */
  readonly shift: number;
  /** Places of bucket b: from `places[start[b]]` to `places[start[b + 1]]`. */
  readonly start: Uint32Array;
  readonly places: Uint32Array;
}

/** Calls `visit` for every hash of every text, place after place. */
export type HashWalk = (visit: (hash: number, place: number) => void) => void;

/** `hashes`: about how many there are; they decide how many buckets there are. */
export function buildPostings(hashes: number, walk: HashWalk): Postings {
  const bits = Math.min(24, Math.max(4, Math.ceil(Math.log2(hashes + 1)) - 2));
  const shift = 32 - bits;
  const start = new Uint32Array(2 ** bits + 1);
  const last = new Int32Array(2 ** bits).fill(-1);
  walk((hash, place) => {
    const bucket = hash >>> shift;
    if (last[bucket] === place) return;
    last[bucket] = place;
    start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
  });
  for (let bucket = 1; bucket < start.length; bucket++) {
    start[bucket] = (start[bucket] ?? 0) + (start[bucket - 1] ?? 0);
  }
  return { shift, start, places: fillPlaces({ shift, start, last }, walk) };
}

function fillPlaces(
  { shift, start, last }: { shift: number; start: Uint32Array; last: Int32Array },
  walk: HashWalk,
): Uint32Array {
  const places = new Uint32Array(start.at(-1) ?? 0);
  const next = start.slice();
  last.fill(-1);
  walk((hash, place) => {
    const bucket = hash >>> shift;
    if (last[bucket] === place) return;
    last[bucket] = place;
    const at = next[bucket] ?? 0;
    places[at] = place;
    next[bucket] = at + 1;
  });
  return places;
}

/** The places of a hash from `first` up to, not including, `end`, and perhaps a few others. */
export function placesWithin(
  { shift, start, places }: Postings,
  hash: number,
  [first, end]: readonly [number, number],
): Uint32Array {
  const bucket = hash >>> shift;
  const from = start[bucket] ?? 0;
  const to = start[bucket + 1] ?? 0;
  return places.subarray(lowerBound(places, first, from, to), lowerBound(places, end, from, to));
}

/** First index in [from, to) whose value is at least `value`. */
function lowerBound(sorted: Uint32Array, value: number, from: number, to: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
