import type { InlineCode, InlineText } from '../../inline/inline-text.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';

/** A text in NFC without control characters and characters of no width, its white space single blanks, without styles. */
export function cleanText({ text, codes }: InlineText): InlineText {
  const written = toMarkup({ text, codes, styles: [] }).normalize('NFC');
  return fromMarkup(written.replace(blanks, ' ').replace(invisible, '').trim());
}

const blanks = /\s+/gu;
/** Joiners are not among them: Persian and the scripts of India are written with them. */
const invisible = /[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu;

/** The text an engine learns from and translates: codes stand in it as `⟦1⟧`, `⟦/1⟧` and `⟦1/⟧`. */
export function trainingText({ text, codes }: InlineText): string {
  let written = '';
  let last = 0;
  for (const code of codes) {
    written += text.slice(last, code.at) + writeCode(code);
    last = code.at;
  }
  return written + text.slice(last);
}

/** What an engine made of the training text of a source; its codes, as far as the engine kept them, are codes again. */
export function readTrainingText(written: string, source: InlineText): InlineText {
  const byText = new Map(source.codes.map((code) => [writeCode(code), code]));
  const codes: InlineCode[] = [];
  let text = '';
  let last = 0;
  for (const { 0: found, index } of written.matchAll(/⟦\/?\d+\/?⟧/g)) {
    const code = byText.get(found);
    if (code === undefined) continue;
    text += written.slice(last, index);
    last = index + found.length;
    codes.push({ ...code, at: text.length });
  }
  return { text: text + written.slice(last), codes, styles: [] };
}

function writeCode({ id, kind }: InlineCode): string {
  if (kind === 'placeholder') return `⟦${id}/⟧`;
  return kind === 'open' ? `⟦${id}⟧` : `⟦/${id}⟧`;
}
