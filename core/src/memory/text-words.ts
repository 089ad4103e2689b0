import { scanTokens, type TokenKind } from './match-tokens.ts';
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
  if (word.length < 4 || !/[es]$/.test(word)) return word;
  return word
    .replace(/(?<![ae])ies$/, 'y')
    .replace(/(?<![sui])s$/, '')
    .replace(/(?<=...)e$/, '');
}

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

const shortLetters = 3;

function isShort({ kind, root }: TextWord): boolean {
  return kind === 'character' || root.length <= shortLetters;
}

/** Whether nothing stands between two characters: together they are a word, or a part of one. */
export function areJoined(first: TextWord, second: TextWord): boolean {
  return first.kind === 'character' && second.kind === 'character' && first.end === second.start;
}
