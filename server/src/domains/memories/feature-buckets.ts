/** Lists of sources by feature, as a block of sources keeps them: its postings in the order of their features. */
export interface FeatureBuckets extends Postings {
  /** A feature stands in bucket `feature >> shift`. */
  readonly shift: number;
}

/** A feature and, at the same place, a source that has it. */
export interface Postings {
  readonly features: Int32Array;
  /** Of sources. */
  readonly numbers: Int32Array;
}

/**
 * At most so many numbers, and half of them at least, make a row, which is at most half a page; rows of fewer would be
 * more of an import's work than its entries are.
 */
const numbersPerBucket = 448;

/**
 * Takes the arrays over, and as many others as it is given: they hold something else afterwards. Postings of one number
 * stand together; one that comes several times is kept once. The order of the numbers stays.
 */
export function featureBuckets(postings: Postings, spare = spareFor(postings)): FeatureBuckets {
  const { features, numbers } = sortedByFeature(postings, spare);
  let kept = 0;
  for (let i = 0; i < features.length; i++) {
    const [feature = 0, number = 0] = [features[i], numbers[i]];
    if (kept > 0 && features[kept - 1] === feature && numbers[kept - 1] === number) continue;
    features[kept] = feature;
    numbers[kept] = number;
    kept += 1;
  }
  return { shift: shiftFor(kept), features: features.subarray(0, kept), numbers: numbers.subarray(0, kept) };
}

/** Where the list ends that begins at a place. */
export function endOfList({ features }: Postings, start: number): number {
  let end = start + 1;
  while (end < features.length && features[end] === features[start]) end += 1;
  return end;
}

function spareFor({ features: { length } }: Postings): Postings {
  return { features: new Int32Array(length), numbers: new Int32Array(length) };
}

/** Of a block with so many numbers. */
export function shiftFor(numbers: number): number {
  return 32 - Math.max(1, Math.ceil(Math.log2(Math.max(1, numbers / numbersPerBucket))));
}

/** About as many numbers as a block has, by what its shift was chosen for. */
export function numbersOf(shift: number): number {
  return numbersPerBucket * 0.75 * 2 ** (32 - shift);
}

const digitBits = 11;
const digits = 1 << digitBits;

/** By the digits of the features, the last digit first: three times, which ends in the other arrays. */
function sortedByFeature(postings: Postings, spare: Postings): Postings {
  const places = placesOfDigits(postings.features);
  let [from, to]: [Postings, Postings] = [postings, spare];
  for (const [i, ofDigit] of places.entries()) {
    moveByDigit(from, to, { shift: i * digitBits, places: ofDigit });
    [from, to] = [to, from];
  }
  return from;
}

/** For each of the three digits where the features that have it begin, once they are in its order; in one go through them. */
function placesOfDigits(features: Int32Array): readonly Int32Array[] {
  const [last, middle, first] = [newPlaces(), newPlaces(), newPlaces()];
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] ?? 0;
    increase(last, digitOf(feature, 0) + 1);
    increase(middle, digitOf(feature, digitBits) + 1);
    increase(first, digitOf(feature, 2 * digitBits) + 1);
  }
  for (const places of [last, middle, first])
    for (let digit = 1; digit <= digits; digit++) increase(places, digit, places[digit - 1]);
  return [last, middle, first];
}

function newPlaces(): Int32Array {
  return new Int32Array(digits + 1);
}

function moveByDigit(
  { features, numbers }: Postings,
  to: Postings,
  { shift, places }: { readonly shift: number; readonly places: Int32Array },
): void {
  const { features: sorted, numbers: along } = to;
  for (let i = 0; i < features.length; i++) {
    const feature = features[i] ?? 0;
    const digit = digitOf(feature, shift);
    const place = places[digit] ?? 0;
    places[digit] = place + 1;
    sorted[place] = feature;
    along[place] = numbers[i] ?? 0;
  }
}

function increase(counts: Int32Array, at: number, by = 1): void {
  counts[at] = (counts[at] ?? 0) + by;
}

/** The sign is turned round, so that negative features come first. */
function digitOf(feature: number, shift: number): number {
  return ((feature ^ 0x80000000) >>> shift) & (digits - 1);
}
