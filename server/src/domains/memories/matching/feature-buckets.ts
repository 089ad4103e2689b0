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
  const starts = spreadByFirstDigit(postings, spare);
  const kept = sortParts(spare, starts, postings);
  const { features, numbers } = postings;
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

const digitBits = 8;
/** Parts of postings whose features begin alike. */
export const digits = 1 << digitBits;
const firstShift = 32 - digitBits;

/**
 * Puts those that begin alike together; gives where each part of them begins, and the end of all. A part is small enough to
 * be sorted where the processor has it at hand: with more parts, or all at once, it waits for memory most of the time.
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

/** Each part into `sorted`, one behind the other, and each posting once. Gives how many they are. */
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
 * Of postings whose features begin alike each once, in the order of their features; that of the numbers stays. They stand
 * where the postings did, and in as much room besides while they are put in order.
 */
export function sortedPart(part: Postings, spare: Postings): Postings {
  return partOf(part, 0, copyDistinct(sortedByOtherDigits(part, spare), part, 0));
}

export function partOf({ features, numbers }: Postings, start: number, end: number): Postings {
  return { features: features.subarray(start, end), numbers: numbers.subarray(start, end) };
}

/** The last digit first: three times, which ends in the room that it is given besides. */
function sortedByOtherDigits(postings: Postings, scratch: Postings): Postings {
  const { length } = postings.features;
  const room = partOf(scratch, 0, length);
  if (length === 0) return room;
  let [from, to] = [postings, room];
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

/** Behind the first `kept`; gives how many there are then. */
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

/** The sign is turned round, so that negative features come first. */
function digitOf(feature: number, shift: number): number {
  return ((feature ^ 0x80000000) >>> shift) & (digits - 1);
}
