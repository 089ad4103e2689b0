import type { NumberSpan } from './number-spans.ts';

/** Strings of at least one letter and one digit, such as `AX200`, `v2b` and `A4`. Words and numbers are none. */
export function stringSpans(text: string): readonly NumberSpan[] {
  return Array.from(
    text.matchAll(/(?<![\p{L}\p{N}_])(?=\w*\d)(?=\w*[A-Za-z])\w+(?![\p{L}\p{N}_])/gu),
    (found) => ({
      start: found.index,
      end: found.index + found[0].length,
      written: found[0],
    }),
  );
}
