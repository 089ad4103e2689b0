import { scanTokens } from '../memory/match-tokens.ts';

/** A number in a text: [start, end) in UTF-16 code units. */
export interface NumberSpan {
  readonly start: number;
  readonly end: number;
  readonly written: string;
}

export function numberSpans(text: string): readonly NumberSpan[] {
  const spans: NumberSpan[] = [];
  scanTokens(text, (start, end, kind) => {
    if (kind === 'number') spans.push({ start, end, written: text.slice(start, end) });
  });
  return spans;
}

/** The text with one mark for each number, so that texts which differ only in numbers become equal. */
export function maskNumbers(text: string): string {
  let masked = '';
  let last = 0;
  for (const { start, end } of numberSpans(text)) {
    masked += `${text.slice(last, start)}\u0000`;
    last = end;
  }
  return masked + text.slice(last);
}
