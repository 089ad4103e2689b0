import type { TokenKind } from './cut-tokens.ts';
import { lowerInPlace, scanTokens } from './match-tokens.ts';
import { combineHashes, hash32 } from './text-hash.ts';

/** A word, a number, or a character of a script written without spaces, where it stands in a text. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  /** The same for one word in another case, width or number (`Files`, `file`). */
  readonly root: string;
}

/** Offsets are in UTF-16 units of the text. */
export function textWords(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  scanTokens(text, (start, end, kind) => {
    const folded = text.slice(start, end).normalize('NFKC').toLowerCase();
    words.push({ start, end, kind, root: kind === 'word' ? rootOf(folded) : folded });
  });
  return words;
}

/**
 * A plural in -s without it, and without the -e that may stand before it (after Harman 1991): whoever looks for a file
 * looks for files as well.
 */
function rootOf(word: string): string {
  if (word.length < leastRooted || !/[es]$/.test(word)) return word;
  return word
    .replace(/(?<![ae])ies$/, 'y')
    .replace(/(?<![sui])s$/, '')
    .replace(/(?<=...)e$/, '');
}

/** Shorter words are their own roots. In letters. */
const leastRooted = 4;

/** What words are looked up by. */
export interface WordKeys {
  /** One for each word. */
  readonly words: readonly number[];
  /** One for each pair of neighbors that are so short that each alone says little (`of the`, 人工). */
  readonly pairs: readonly number[];
}

export function wordKeys(words: readonly TextWord[]): WordKeys {
  return {
    words: words.map(({ root }) => hash32(root)),
    pairs: words.slice(1).flatMap((word, i) => pairKey(words[i], word)),
  };
}

function pairKey(first: TextWord | undefined, second: TextWord): readonly number[] {
  if (first === undefined || !isShort(first) || !isShort(second)) return [];
  return [combineHashes(hash32(first.root), hash32(second.root))];
}

/**
 * Calls `visit` for each of the keys of a text, words and pairs; some come several times. The same as `wordKeys` of
 * `textWords`, without a word as a value of its own, for those who go through very many texts.
 */
export function visitWordKeys(text: string, visit: (key: number) => void): void {
  const folded = foldedInPlace(text);
  if (folded === undefined) {
    const { words, pairs } = wordKeys(textWords(text));
    for (const key of words) visit(key);
    for (const key of pairs) visit(key);
    return;
  }
  let before: number | undefined;
  scanTokens(folded, (start, end, kind) => {
    const root =
      kind === 'word' && mayHaveEnding(folded, start, end) ? rootOf(folded.slice(start, end)) : undefined;
    const key = root === undefined ? hash32(folded, start, end) : hash32(root);
    visit(key);
    const short = kind === 'character' || (root?.length ?? end - start) <= shortLetters;
    if (short && before !== undefined) visit(combineHashes(before, key));
    before = short ? key : undefined;
  });
}

/** The text as its words are folded one by one, where that changes no place in it; undefined where it may. */
function foldedInPlace(text: string): string | undefined {
  return text.normalize('NFKC') === text ? lowerInPlace(text) : undefined;
}

/** Whether `rootOf` may change the word. */
function mayHaveEnding(text: string, start: number, end: number): boolean {
  const last = text.charCodeAt(end - 1);
  return end - start >= leastRooted && (last === letterE || last === letterS);
}

const letterE = 0x65;
const letterS = 0x73;
const shortLetters = 3;

function isShort({ kind, root }: TextWord): boolean {
  return kind === 'character' || root.length <= shortLetters;
}

/** Whether nothing stands between two characters: together they are a word, or a part of one. */
export function areJoined(first: TextWord, second: TextWord): boolean {
  return first.kind === 'character' && second.kind === 'character' && first.end === second.start;
}
