import type { FoldedText } from '../tokens/folded-text.ts';
import { combineHashes, hashUnits } from '../tokens/text-hash.ts';
import { numberKind, numeralKind, type TokenSpans } from '../tokens/token-spans.ts';
import { bitCount } from './bit-count.ts';

/**
 * The form of a text besides its words, in 32 bits, which ranks thousands of texts with the same tokens: 15 bits for
 * its numbers, one bit each; one for signs such as … that fold to several; 12 for its punctuation, one bit for each
 * sign; 4 for capitalized words.
 */
export function textForm(text: FoldedText, { starts, ends, kinds, ids, count }: TokenSpans): number {
  const { units, length, cased, isSimple } = text;
  const hasCase = cased.length === length;
  let form = 0;
  let last = 0;
  for (let i = 0; i < count; i++) {
    const start = starts[i] ?? 0;
    form |= signsForm(units, last, start);
    last = ends[i] ?? 0;
    if (kinds[i] === numberKind || kinds[i] === numeralKind) form |= numberForm(units, start, last);
    else if (hasCase && isCapital(cased.charCodeAt(start))) form |= 1 << (capitalsFrom + ((ids[i] ?? 0) & 3));
  }
  if (!isSimple) form |= foldedBit;
  return form | signsForm(units, last, length);
}

/**
 * Distance of two forms: first by what the rate counts (signs, capitals), then by the number of other bits that
 * differ. Other numbers may be replaced, so they do not count as a difference of the first kind.
 */
export function formDistance(first: number, second: number): number {
  const differing = first ^ second;
  const signs = Number((differing & ofSigns) !== 0);
  const capitals = Number((differing & ofCapitals) !== 0);
  const numbers = Number((differing & ofNumbers) !== 0 && signs + capitals > 0);
  return 32 * (signs + capitals + numbers) + bitCount(differing);
}

/** Hash of what texts share that differ in numbers only: tokens, signs and capitals. */
export function tokensAndSigns(ids: Int32Array, form: number): number {
  let hash = form >>> signsFrom;
  for (let i = 0; i < ids.length; i++) hash = combineHashes(hash, ids[i] ?? 0);
  return hash;
}

/** Includes separators: `1,000.5` is replaced by `2,000.5`, not by `2000`. */
function numberForm(units: Uint16Array, from: number, to: number): number {
  let form = 1 << ((hashUnits(units, from, to) >>> 0) % numberBits);
  for (let i = from; i < to; i++) {
    const unit = units[i];
    if (unit === 0x2c || unit === 0x2e) form |= signBit(unit + i - from);
  }
  return form;
}

function signsForm(units: Uint16Array, from: number, to: number): number {
  let form = 0;
  for (let i = from; i < to; i++) {
    const unit = units[i] ?? 0;
    if (unit > 0x20) form |= signBit(unit);
  }
  return form;
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a;
}

const numberBits = 15;
const foldedBit = 1 << numberBits;
const signsFrom = 16;
const capitalsFrom = 28;
const ofNumbers = foldedBit - 1;
const ofCapitals = -1 << capitalsFrom;
const ofSigns = ~(ofNumbers | ofCapitals);

function signBit(sign: number): number {
  return 1 << (signsFrom + ((Math.imul(sign, 0x9e3779b1) >>> 28) % (capitalsFrom - signsFrom)));
}
