/** Lists of sources by feature, as a block of sources keeps them: its postings in the order of their features. */
export interface FeatureBuckets extends Postings {
  /** A feature stands in the bucket `feature >> shift`. */
  readonly shift: number;
}

/** A feature and, at the same place, a source that has it. */
export interface Postings {
  readonly features: Int32Array;
  /** Numbers of sources or entries. */
  readonly numbers: Int32Array;
}

/**
 * Most numbers of a row; a row has at least half as many. A row is at most half a page, and smaller rows would be
 * more work for an import than its entries.
 */
const numbersPerBucket = 448;

/**
 * Takes over the arrays and as many spare ones; their content changes. Postings of one number must stand together; a
 * repeated posting is kept once. The order of the numbers stays.
 */
export function featureBuckets(postings: Postings, spare = spareFor(postings)): FeatureBuckets {
  const starts = spreadByFirstDigit(postings, spare);
  const kept = sortParts(spare, starts, postings);
  const { features, numbers } = postings;
  return { shift: shiftFor(kept), features: features.subarray(0, kept), numbers: numbers.subarray(0, kept) };
}

/** End of the posting list that starts at a position. */
export function endOfList({ features }: Postings, start: number): number {
  let end = start + 1;
  while (end < features.length && features[end] === features[start]) end += 1;
  return end;
}

function spareFor({ features: { length } }: Postings): Postings {
  return { features: new Int32Array(length), numbers: new Int32Array(length) };
}

/** Shift for a block of this many numbers. */
export function shiftFor(numbers: number): number {
  return 32 - Math.max(1, Math.ceil(Math.log2(Math.max(1, numbers / numbersPerBucket))));
}

/** About as many numbers as a block has, by what its shift was chosen for. */
export function numbersOf(shift: number): number {
  return numbersPerBucket * 0.75 * 2 ** (32 - shift);
}

const digitBits = 8;
/** Parts of postings whose features begin alike. */
export const digits = 1 << digitBits;
const firstShift = 32 - digitBits;

/**
 * Groups postings by the leading digit of their features; returns the start of each group, and the end of the last. A
 * group is small enough to be sorted in the processor cache; with more groups, or without any, sorting waits for
 * memory most of the time.
 */
export function spreadByFirstDigit(from: Postings, to: Postings): Int32Array {
  const { features, numbers } = from;
  const places = new Int32Array(digits + 1);
  for (let i = 0; i < features.length; i++) increase(places, digitOf(features[i] ?? 0, firstShift) + 1);
  for (let digit = 1; digit <= digits; digit++) increase(places, digit, places[digit - 1]);
  const starts = places.slice();
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] ?? 0;
    const digit = digitOf(feature, firstShift);
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    to.features[place] = feature;
    to.numbers[place] = numbers[i] ?? 0;
  }
  return starts;
}

/** Sorts each group into `sorted`, one after the other, each posting once, and returns their number. */
function sortParts(parts: Postings, starts: Int32Array, sorted: Postings): number {
  let longest = 0;
  for (let part = 0; part < digits; part++)
    longest = Math.max(longest, (starts[part + 1] ?? 0) - (starts[part] ?? 0));
  const scratch = { features: new Int32Array(longest), numbers: new Int32Array(longest) };
  let kept = 0;
  for (let part = 0; part < digits; part++) {
    const postings = partOf(parts, starts[part] ?? 0, starts[part + 1] ?? 0);
    kept = copyDistinct(sortedByOtherDigits(postings, scratch), sorted, kept);
  }
  return kept;
}

/**
 * Sorts postings with one leading digit by feature, each once; the order of the numbers stays. The result stands
 * where the postings did; `spare` is a buffer of the same size.
 */
export function sortedPart(part: Postings, spare: Postings): Postings {
  return partOf(part, 0, copyDistinct(sortedByOtherDigits(part, spare), part, 0));
}

export function partOf({ features, numbers }: Postings, start: number, end: number): Postings {
  return { features: features.subarray(start, end), numbers: numbers.subarray(start, end) };
}

/** Sorts by the lowest digit first: three passes, the last of which ends in `scratch`. */
function sortedByOtherDigits(postings: Postings, scratch: Postings): Postings {
  const { length } = postings.features;
  const sorted = partOf(scratch, 0, length);
  if (length === 0) return sorted;
  let [from, to] = [postings, sorted];
  for (let shift = 0; shift < firstShift; shift += digitBits) {
    moveByDigit(from, to, shift);
    [from, to] = [to, from];
  }
  return from;
}

const places = new Int32Array(digits + 1);

function moveByDigit({ features, numbers }: Postings, to: Postings, shift: number): void {
  const { features: sorted, numbers: along } = to;
  places.fill(0);
  for (let i = 0; i < features.length; i++) increase(places, digitOf(features[i] ?? 0, shift) + 1);
  for (let digit = 1; digit <= digits; digit++) increase(places, digit, places[digit - 1]);
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] ?? 0;
    const digit = digitOf(feature, shift);
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    sorted[place] = feature;
    along[place] = numbers[i] ?? 0;
  }
}

/** Appends distinct postings to the first `kept` and returns the new number. */
function copyDistinct({ features, numbers }: Postings, into: Postings, kept: number): number {
  let end = kept;
  for (let i = 0; i < features.length; i++) {
    const [feature = 0, number = 0] = [features[i], numbers[i]];
    if (i > 0 && features[i - 1] === feature && numbers[i - 1] === number) continue;
    into.features[end] = feature;
    into.numbers[end] = number;
    end += 1;
  }
  return end;
}

function increase(counts: Int32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** Flips the sign bit, so that negative features come first. */
function digitOf(feature: number, shift: number): number {
  return ((feature ^ 0x80000000) >>> shift) & (digits - 1);
}
