import type { Splice } from '../text/splice-text.ts';
import type { InlineText } from './inline-text.ts';
import { spliceInline } from './splice-inline.ts';

export interface WordReplacement {
  readonly find: string;
  readonly replacement: string;
  readonly matchCase: boolean;
  /** Not inside a longer word; of scripts without spaces any place is one of its own. */
  readonly wholeWords: boolean;
}

/** The text with every place of what is looked for replaced, codes and styles kept; undefined where it has none. */
export function replaceWords(inline: InlineText, wish: WordReplacement): InlineText | undefined {
  const splices = placesOf(inline.text, wish);
  return splices.length === 0 ? undefined : spliceInline(inline, splices);
}

function placesOf(text: string, { find, replacement, matchCase, wholeWords }: WordReplacement): Splice[] {
  if (find === '') return [];
  const literal = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const pattern = wholeWords ? `${edge(find, 'start')}${literal}${edge(find, 'end')}` : literal;
  return [...text.matchAll(new RegExp(pattern, matchCase ? 'gu' : 'giu'))].map(({ index, 0: found }) => ({
    start: index,
    end: index + found.length,
    text: replacement,
  }));
}

/** A sign at the edge of what is looked for, and a character that is a word by itself, has no word to be inside of. */
function edge(find: string, side: 'start' | 'end'): string {
  const letter = String.raw`[\p{L}\p{M}\p{N}_]`;
  const spaceless = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
  const at = side === 'start' ? `^(?!${spaceless})${letter}` : `(?!${spaceless})${letter}$`;
  if (!new RegExp(at, 'u').test(find)) return '';
  return side === 'start' ? `(?<!(?!${spaceless})${letter})` : `(?!(?!${spaceless})${letter})`;
}
