import { isFoldedAlone } from '../tokens/folded-text.ts';
import { classify, gapKind } from '../tokens/token-spans.ts';

/**
 * Class of each UTF-16 unit for code that reads a text once: above 16 bits its kind, below its form in one width and
 * lower case; 0 = not seen. A unit of `oddKind` folds together with its neighbors, and a text that has one is read in
 * another way.
 */
export const unitsSeen = new Uint32Array(0x10000);

export const kindShift = 16;
export const oddKind = 7;
/** A gap that becomes a point or a comma in one width, which between two digits would join them. */
export const joiningGap = (gapKind << kindShift) | 0xfffe;

/** Class of a unit that was not seen yet. */
export function seeUnit(unit: number): number {
  const seen = meaningOf(String.fromCharCode(unit));
  unitsSeen[unit] = seen;
  return seen;
}

const odd = oddKind << kindShift;

function meaningOf(character: string): number {
  const normal = character.normalize('NFKC');
  if (!isFoldedAlone(character) || ![...normal].every(isFoldedAlone)) return odd;
  if (normal === character) return lowered(character.toLowerCase());
  // Words are found before NFKC and tokens after it; without a word or token in either, both agree.
  if (![character, ...normal].every((each) => classify(each) === gapKind)) return odd;
  return normal === '.' || normal === ',' ? joiningGap : gapKind << kindShift;
}

function lowered(lower: string): number {
  return isFoldedAlone(lower) ? (classify(lower) << kindShift) | lower.charCodeAt(0) : odd;
}
