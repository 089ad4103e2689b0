import type { InlineCodeTable, InlineText } from './inline-text.ts';
import { sameCodes } from './missing-codes.ts';
import { isWellNested } from './nesting.ts';
import { restoreCodes } from './restore-codes.ts';

/**
 * The target with codes that can be written into the file: required ones are all there, pairs are whole and
 * nest, nothing is foreign. Codes that are not required and were deleted on purpose stay deleted. The same
 * value comes back where nothing had to change.
 */
export function fitCodes(source: InlineText, codes: InlineCodeTable, target: InlineText): InlineText {
  const kept = new Set(target.codes.map((code) => code.id));
  const wanted = source.codes.filter((code) => codes[code.id]?.required || kept.has(code.id));
  const expected = { ...source, codes: wanted };
  const fits = sameCodes(expected, target) && (isWellNested(target.codes) || !isWellNested(wanted));
  return fits ? target : restoreCodes(expected, target);
}
