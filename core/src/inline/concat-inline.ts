import type { InlineCode, InlineText, StyleRun } from './inline-text.ts';
import { normalizeStyles } from './styles.ts';

export function concatInline(parts: readonly InlineText[]): InlineText {
  let text = '';
  const codes: InlineCode[] = [];
  const styles: StyleRun[] = [];
  for (const part of parts) {
    const shift = text.length;
    for (const code of part.codes) codes.push({ ...code, at: code.at + shift });
    for (const run of part.styles) styles.push({ ...run, start: run.start + shift, end: run.end + shift });
    text += part.text;
  }
  return { text, codes, styles: normalizeStyles(styles) };
}
