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
  const all = gather(walk);
  const start = new Uint32Array(2 ** bits + 1);
  eachOnce(all, shift, (bucket) => {
    start[bucket + 1] = (start[bucket + 1] ?? 0) + 1;
  });
  addUp(start);
  const places = new Uint32Array(start.at(-1) ?? 0);
  const next = start.slice();
  eachOnce(all, shift, (bucket, place) => {
    const at = next[bucket] ?? 0;
    places[at] = place;
    next[bucket] = at + 1;
  });
  return { shift, start, places };
}

interface GatheredHashes {
  readonly hashes: Int32Array;
  readonly places: Uint32Array;
}

const gatheredBits = 8;

/**
 * All hashes, those with the same first bits beside one another: millions of buckets are then gone through in small
 * stretches, which the processor keeps at hand.
 */
function gather(walk: HashWalk): GatheredHashes {
  const shift = 32 - gatheredBits;
  const next = new Uint32Array(2 ** gatheredBits + 1);
  walk((hash) => {
    const part = (hash >>> shift) + 1;
    next[part] = (next[part] ?? 0) + 1;
  });
  addUp(next);
  const count = next.at(-1) ?? 0;
  const gathered = { hashes: new Int32Array(count), places: new Uint32Array(count) };
  walk((hash, place) => {
    const part = hash >>> shift;
    const at = next[part] ?? 0;
    gathered.hashes[at] = hash;
    gathered.places[at] = place;
    next[part] = at + 1;
  });
  return gathered;
}

/** Each number becomes the sum of all up to it. */
function addUp(numbers: Uint32Array): void {
  for (let i = 1; i < numbers.length; i++) numbers[i] = (numbers[i] ?? 0) + (numbers[i - 1] ?? 0);
}

/** Calls `visit` once for each bucket and place that has a hash of it. */
function eachOnce(
  { hashes, places }: GatheredHashes,
  shift: number,
  visit: (bucket: number, place: number) => void,
): void {
  const last = new Int32Array(2 ** (32 - shift)).fill(-1);
  for (let i = 0; i < hashes.length; i++) {
    const bucket = (hashes[i] ?? 0) >>> shift;
    const place = places[i] ?? 0;
    if (last[bucket] === place) continue;
    last[bucket] = place;
    visit(bucket, place);
  }
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
