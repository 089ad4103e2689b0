import type { InlineText } from '../inline/inline-text.ts';
import { spliceInline } from '../inline/splice-inline.ts';

const quote = /["“”„‟«»「」『』＂']/u;

/**
 * Without quotation marks that an engine put around the text or left at its end, where the source has none; and without
 * backslashes before quotation marks that belong to the JSON it was asked for.
 */
export function removeAddedQuotes(source: InlineText, target: InlineText): InlineText {
  const unescaped = source.text.includes('\\') ? target : unescapeQuotes(target);
  const { text } = unescaped;
  const [first = '', last = ''] = [text[0], text.at(-1)];
  const opens = quote.test(first) && !quote.test(source.text[0] ?? '');
  const closes = quote.test(last) && !quote.test(source.text.at(-1) ?? '');
  const end = { start: text.length - 1, end: text.length, text: '' };
  if (opens && closes && text.length > 2 && countOf(text) % 2 === 0 && countOf(source.text) < countOf(text)) {
    return spliceInline(unescaped, [{ start: 0, end: 1, text: '' }, end]);
  }
  const isLone = closes && last === '"' && countOf(text) % 2 === 1 && countOf(source.text) % 2 === 0;
  return isLone ? spliceInline(unescaped, [end]) : unescaped;
}

function unescapeQuotes(target: InlineText): InlineText {
  const splices = [...target.text.matchAll(/\\(?=["'])/g)].map(({ index }) => ({
    start: index,
    end: index + 1,
    text: '',
  }));
  return splices.length === 0 ? target : spliceInline(target, splices);
}

/** An apostrophe inside a word is no quotation mark. */
function countOf(text: string): number {
  return text.match(/["“”„‟«»「」『』＂]|(?<!\p{L})'|'(?!\p{L})/gu)?.length ?? 0;
}
