import type { InlineText } from '../../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';

/** A text in NFC without control characters and characters of no width, its white space single blanks, without styles. */
export function cleanText({ text, codes }: InlineText): InlineText {
  const written = toMarkup({ text, codes, styles: [] }).normalize('NFC');
  return fromMarkup(written.replace(blanks, ' ').replace(invisible, '').trim());
}

const blanks = /\s+/gu;
/** Joiners are not among them: Persian and the scripts of India are written with them. */
const invisible = /[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;

/** The text an engine learns from and translates: codes stand in it as `{1}`, `{/1}` and `{1/}`. */
export function trainingText({ text, codes }: InlineText): string {
  let written = '';
  let last = 0;
  for (const { id, kind, at } of codes) {
    written += text.slice(last, at) + codeText(id, kind);
    last = at;
  }
  return written + text.slice(last);
}

function codeText(id: number, kind: InlineText['codes'][number]['kind']): string {
  if (kind === 'placeholder') return `{${id}/}`;
  return kind === 'open' ? `{${id}}` : `{/${id}}`;
}
