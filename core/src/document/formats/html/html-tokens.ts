import { hasWords } from '../../../text/has-words.ts';
import type { Splice } from '../../../text/splice-text.ts';
import type { MarkToken, PlaceholderToken } from '../../inline-token.ts';
import { opaqueElements, readingElements, styleElements } from './html-elements.ts';
import type { HtmlMark } from './scan-html.ts';

/** A comment or the like. */
export function silentToken({ start, end }: HtmlMark): PlaceholderToken {
  return { kind: 'placeholder', start, end, details: { type: 'comment' } };
}

export function voidToken(text: string, mark: HtmlMark, splices: readonly Splice[]): PlaceholderToken {
  const { name, start, end } = mark;
  if (name === 'br') {
    return { kind: 'placeholder', start, end, details: { type: 'break', display: 'br', equivalent: '\n' } };
  }
  if (name === 'wbr') return { kind: 'placeholder', start, end, details: { type: 'other', display: 'wbr' } };
  const type = name === 'img' ? 'image' : 'other';
  const details = { type, display: displayOf(text, mark), required: true } as const;
  return { kind: 'placeholder', start, end, details, splices };
}

export function openToken(text: string, mark: HtmlMark, splices: readonly Splice[]): MarkToken {
  const { name, start, end, attributes } = mark;
  const type = name === 'a' ? 'link' : 'format';
  const token: MarkToken = {
    kind: 'open',
    start,
    end,
    details: { type, display: displayOf(text, mark) },
    splices,
  };
  const style = styleElements[name as keyof typeof styleElements];
  return style === undefined || attributes.length > 0 ? token : { ...token, style };
}

function displayOf(text: string, { start, end }: HtmlMark): string {
  const inside = text
    .slice(start + 1, end - 1)
    .replace(/\/$/, '')
    .trim();
  return inside.length > 40 ? `${inside.slice(0, 39)}…` : inside;
}

/** A whole element that is not read: its words, if it has any, are part of the sentence. */
export function elementToken(
  [first, ...rest]: readonly HtmlMark[],
  { end, shown: unmasked }: { readonly end: number; readonly shown: (words: string) => string },
): PlaceholderToken {
  const { name = '', start = end } = first ?? {};
  const words = unmasked(rest.map(({ textBefore }) => textBefore).join(''));
  if (readingElements.has(name))
    return { kind: 'placeholder', start, end, details: { type: 'other', display: words } };
  const speaks = !opaqueElements.has(name) && hasWords(words);
  const shown = { type: 'variable', display: words, equivalent: words, required: true } as const;
  const hidden = { type: 'other', display: name, required: true } as const;
  return { kind: 'placeholder', start, end, details: speaks ? shown : hidden, speaks };
}
