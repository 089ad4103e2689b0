import { linearPattern } from './linear-pattern.ts';

export interface TextSearch {
  /** Not empty. */
  readonly find: string;
  readonly caseSensitive: boolean;
  /** Only where no letter or digit stands beside it. */
  readonly wholeWord: boolean;
  /** `find` is a regular expression without look-ahead and back-references. */
  readonly pattern: boolean;
}

/** [start, end) of a text in UTF-16 code units, with the groups of the expression. */
export interface FoundPlace {
  readonly start: number;
  readonly end: number;
  readonly match: RegExpExecArray;
}

/** Gives the places of a search in a text, in order and never empty; undefined for an expression that is not valid. */
export function placeFinder(search: TextSearch): ((text: string) => readonly FoundPlace[]) | undefined {
  const { find, caseSensitive, wholeWord, pattern } = search;
  const expression = pattern ? find : find.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
  const compiled = linearPattern(`${caseSensitive ? '' : '(?i)'}${expression}`);
  if (compiled === undefined) return undefined;
  return (text) =>
    [...compiled.matchAll(text)].flatMap((match) => {
      const place = { start: match.index, end: match.index + match[0].length, match };
      return place.start === place.end || (wholeWord && !isWholeWord(text, place)) ? [] : [place];
    });
}

const wordCharacter = /[\p{L}\p{M}\p{N}_]/u;
/** Scripts that put no spaces between words: every place in them can be the edge of a word. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

function isWholeWord(text: string, { start, end }: Pick<FoundPlace, 'start' | 'end'>): boolean {
  return isEdge(text, start) && isEdge(text, end);
}

function isEdge(text: string, at: number): boolean {
  const before = String.fromCodePoint(text.codePointAt(at - (isLowSurrogate(text, at - 1) ? 2 : 1)) ?? 32);
  const after = String.fromCodePoint(text.codePointAt(at) ?? 32);
  if (spaceless.test(before) || spaceless.test(after)) return true;
  return !(wordCharacter.test(before) && wordCharacter.test(after));
}

function isLowSurrogate(text: string, at: number): boolean {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at));
}

/** What a place becomes. In a replacement for an expression `$1` is a group, `$&` the place and `$$` a dollar. */
export function replacementFor({ match }: FoundPlace, replacement: string, pattern: boolean): string {
  if (!pattern) return replacement;
  return replacement.replaceAll(/\$(?:\$|&|(\d{1,2}))/g, (sign, group?: string) => {
    if (sign === '$$') return '$';
    return group === undefined ? match[0] : (match[Number(group)] ?? '');
  });
}
