import { Tokenizer } from 'parse5';
import type { TextToken } from '../../inline-token.ts';

/** How the characters of some text are written in the file, such as `&nbsp;`, by character. */
export type Spellings = ReadonlyMap<string, string>;

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi;

/** Which characters a raw text writes as entities, and which of `>`, `"` and no-break space it writes plainly. */
export function spellingsOf(raw: string): Spellings {
  const spellings = new Map<string, string>();
  for (const character of ['>', '"', '\u00A0'])
    if (raw.includes(character)) spellings.set(character, character);
  for (const [written] of raw.matchAll(entity)) {
    const character = decodeEntity(written);
    if (Array.from(character).length === 1 && !spellings.has(character)) spellings.set(character, written);
  }
  return spellings;
}

/** Text as html writes it, with the spellings the place already uses. */
export function escapeHtml(text: string, spellings: Spellings): string {
  return text.replaceAll(
    /[\s\S]/gu,
    (character) => spellings.get(character) ?? defaults[character] ?? character,
  );
}

/** Text for an attribute value in the given quotes. */
export function escapeAttribute(text: string, spellings: Spellings, quote: string): string {
  const ownQuote = quote === "'" ? ["'", '&#39;'] : ['"', '&quot;'];
  const plain = new Map(
    [...spellings].filter(([character, written]) => character !== written || character === '>'),
  );
  const [character, written] = ownQuote;
  const inQuotes = new Map([[character, written] as [string, string], ['<', '<'], ['>', '>'], ...plain]);
  return escapeHtml(text, inQuotes);
}

/** For what an encoding lacks. */
export function numericEntity(character: string): string {
  return `&#${character.codePointAt(0)};`;
}

const defaults: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\u00A0': '&nbsp;',
};

/** The text of a place without tags, each entity by itself. */
export function textPieces(
  raw: string,
  { start, end }: Pick<TextToken, 'start' | 'end'>,
): readonly TextToken[] {
  const pieces: TextToken[] = [];
  let last = start;
  const add = (to: number) => {
    if (last < to) pieces.push({ kind: 'text', start: last, end: to, text: raw.slice(last, to) });
  };
  for (const match of raw.slice(start, end).matchAll(entity)) {
    const at = start + match.index;
    add(at);
    last = at + match[0].length;
    pieces.push({ kind: 'text', start: at, end: last, text: decodeEntity(match[0]) });
  }
  add(end);
  return pieces;
}

const decoded = new Map<string, string>();

/** What one entity stands for. */
export function decodeEntity(written: string): string {
  const known = decoded.get(written) ?? tokenizeText(written);
  decoded.set(written, known);
  return known;
}

function tokenizeText(html: string): string {
  let text = '';
  const ignore = () => undefined;
  const addText = ({ chars }: { readonly chars: string }) => {
    text += chars;
  };
  new Tokenizer(
    {},
    {
      onCharacter: addText,
      onWhitespaceCharacter: addText,
      onNullCharacter: addText,
      onStartTag: ignore,
      onEndTag: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  ).write(html, true);
  return text;
}
