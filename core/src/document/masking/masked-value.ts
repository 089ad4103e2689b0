import type { InlineCodeTable, InlineText } from '../../inline/inline-text.ts';
import type { InlinePiece } from '../bilingual/inline-piece.ts';
import { UnitCodes } from '../bilingual/unit-codes.ts';
import { type MaskedText, regionsWithin } from './masked-text.ts';

/** A value such as that of an attribute, with the regions in it as codes. */
export interface MaskedValue {
  readonly source: InlineText;
  readonly codes: InlineCodeTable;
  /** As it stands in the file; `escapeText` is for its text alone. */
  readonly write: (target: InlineText, escapeText: (text: string) => string) => string;
}

/** `value` is what a parser read of the masked text at that place. */
export function maskedValue(
  text: MaskedText,
  value: string,
  place: { readonly start: number; readonly end: number },
): MaskedValue {
  const regions = regionsWithin(text, place);
  const pieces = value.split(/(\ue00e\ue00f*)/).map((part, i): InlinePiece => {
    const region = i % 2 === 1 ? regions[(i - 1) / 2] : undefined;
    if (region === undefined) return { kind: 'text', text: part };
    const native = text.raw.slice(region.start, region.end);
    return { kind: 'placeholder', key: native, native, details: region.details };
  });
  const codes = new UnitCodes();
  const source = codes.readSource(pieces.filter((piece) => piece.kind !== 'text' || piece.text !== ''));
  return {
    source,
    codes: codes.details,
    write: (target, escapeText) => codes.write(source, target, escapeText).text,
  };
}
