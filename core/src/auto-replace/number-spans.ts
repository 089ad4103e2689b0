import type { InlineText } from '../inline/inline-text.ts';
import { scanTokens } from '../memory/tokens/match-tokens.ts';
import { replaceText } from './replace-text.ts';

/** A number in a text: [start, end) in UTF-16 code units. */
export interface NumberSpan {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

/** Numbers in digits. */
export function numberSpans(text: string): readonly NumberSpan[] {
  return spansOf(text, (kind) => kind === 'number');
}

/** All numbers that a match carries over, Roman numerals too. */
export function carriedNumberSpans(text: string): readonly NumberSpan[] {
  return spansOf(text, (kind) => kind === 'number' || kind === 'numeral');
}

function spansOf(text: string, counts: (kind: string) => boolean): readonly NumberSpan[] {
  const spans: NumberSpan[] = [];
  scanTokens(text, (start, end, kind) => {
    if (counts(kind)) spans.push({ start, end, written: text.slice(start, end) });
  });
  return spans;
}

/** The text with one mark for each number, so that texts which differ only in numbers become equal. */
export function maskNumbers(inline: InlineText): InlineText {
  return replaceText(
    inline,
    carriedNumberSpans(inline.text).map(({ start, end }) => ({ start, end, text: '\u0000' })),
  );
}
