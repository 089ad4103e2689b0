import type { TokenKind } from '../tokens/cut-tokens.ts';
import { FoldedText } from '../tokens/folded-text.ts';
import { lowerInPlace, scanTokens } from '../tokens/match-tokens.ts';
import { combineHashes, hash32, hashUnits } from '../tokens/text-hash.ts';
import { characterKind, TokenSpans, tokenKinds, wordKind } from '../tokens/token-spans.ts';

/** A word, a number, or a character of a script written without spaces, with its place in a text. */
export interface TextWord {
  readonly start: number;
  readonly end: number;
  readonly kind: TokenKind;
  /** The word in lower case and one width. */
  readonly folded: string;
  /** The same for a word in another case, width or number (`Files`, `file`). */
  readonly root: string;
}

/** Offsets are in UTF-16 units of the text. */
export function textWords(text: string): readonly TextWord[] {
  const lower = lowerInPlace(text);
  return lower !== undefined && folded.readStable(text) ? wordsOfFolded(lower) : wordsOneByOne(text);
}

/** `lower`: the text that was folded, in lower case. */
function wordsOfFolded(lower: string): readonly TextWord[] {
  spans.find(folded);
  const { starts, ends, kinds, count } = spans;
  return Array.from({ length: count }, (_, i) => {
    const [start = 0, end = 0] = [starts[i], ends[i]];
    const kind = tokenKinds[kinds[i] as keyof typeof tokenKinds];
    const word = lower.slice(start, end);
    return { start, end, kind, folded: word, root: kind === 'word' ? rootOf(word) : word };
  });
}

/** For texts in which lower case moves places. */
function wordsOneByOne(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  scanTokens(text, (start, end, kind) => {
    const folded = text.slice(start, end).normalize('NFKC').toLowerCase();
    words.push({ start, end, kind, folded, root: kind === 'word' ? rootOf(folded) : folded });
  });
  return words;
}

/** Calls `visit` for each word of a text as it is in small letters and one width, for those who go through very many texts. */
export function visitWords(text: string, visit: (folded: string) => void): void {
  const lower = text.normalize('NFKC') === text ? lowerInPlace(text) : undefined;
  const fold = (start: number, end: number) =>
    lower === undefined ? text.slice(start, end).normalize('NFKC').toLowerCase() : lower.slice(start, end);
  scanTokens(lower ?? text, (start, end, kind) => {
    if (kind === 'word') visit(fold(start, end));
  });
}

/** Removes the -s of a plural, and an -e before it (after Harman 1991): a search for file finds files as well. */
export function rootOf(word: string): string {
  if (word.length < leastRooted) return word;
  const last = word.charCodeAt(word.length - 1);
  if (last !== letterE && last !== letterS) return word;
  if (/(?<![ae])ies$/.test(word)) return `${word.slice(0, -3)}y`;
  const singular = last === letterS && !/[sui]s$/.test(word) ? word.length - 1 : word.length;
  const hasE = word.charCodeAt(singular - 1) === letterE && singular > shortLetters;
  return word.slice(0, hasE ? singular - 1 : singular);
}

/** Shorter words are their own roots. In letters. */
export const leastRooted = 4;

/** Keys by which words are searched. */
export interface WordKeys {
  /** One key for each word. */
  readonly words: readonly number[];
  /** One key for each pair of neighbors that are so short that each says little by itself (`of the`, 人工). */
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
 * Calls `visit` for each key of a text, words and pairs; some are repeated. The result equals `wordKeys` of
 * `textWords`, without a value for each word, for code that reads very many texts.
 */
export function visitWordKeys(text: string, visit: (key: number) => void): void {
  if (readFolded(text)) visitFolded(visit);
  else visitAll(wordKeys(textWords(text)), visit);
}

function visitAll({ words, pairs }: WordKeys, visit: (key: number) => void): void {
  for (const key of words) visit(key);
  for (const key of pairs) visit(key);
}

function visitFolded(visit: (key: number) => void): void {
  spans.find(folded);
  const { starts, ends, kinds, count } = spans;
  let before: number | undefined;
  for (let i = 0; i < count; i++) {
    const start = starts[i] ?? 0;
    const root = rootAt(start, ends[i] ?? 0, kinds[i] === wordKind);
    visit(root.key);
    const short = kinds[i] === characterKind || root.length <= shortLetters;
    if (short && before !== undefined) visit(combineHashes(before, root.key));
    before = short ? root.key : undefined;
  }
}

const folded = new FoldedText();
const spans = new TokenSpans();
/** Root of the last word. */
const lastRoot = { key: 0, length: 0 };

/** Folds the text into `folded` as its words fold one by one; false where that moves places. */
function readFolded(text: string): boolean {
  if (folded.readStable(text)) return true;
  const lower = text.normalize('NFKC') === text ? lowerInPlace(text) : undefined;
  if (lower !== undefined) folded.readUnfolded(lower);
  return lower !== undefined;
}

/** The root that `rootOf` makes, and its hash. */
function rootAt(start: number, end: number, isWord: boolean): typeof lastRoot {
  const { units } = folded;
  const last = units[end - 1];
  const mayHaveEnding = isWord && end - start >= leastRooted && (last === letterE || last === letterS);
  const isPluralOfY = mayHaveEnding && endsInIes(end);
  const rootEnd = isPluralOfY ? end - 2 : mayHaveEnding ? withoutEnding(start, end) : end;
  if (isPluralOfY) units[rootEnd - 1] = letterY;
  lastRoot.key = hashUnits(units, start, rootEnd);
  lastRoot.length = rootEnd - start;
  if (isPluralOfY) units[rootEnd - 1] = letterI;
  return lastRoot;
}

function endsInIes(end: number): boolean {
  const { units } = folded;
  if (units[end - 1] !== letterS || units[end - 2] !== letterE || units[end - 3] !== letterI) return false;
  return units[end - 4] !== letterA && units[end - 4] !== letterE;
}

function withoutEnding(start: number, end: number): number {
  const { units } = folded;
  const before = units[end - 2];
  const staysS = before === letterS || before === letterU || before === letterI;
  const singular = units[end - 1] === letterS && !staysS ? end - 1 : end;
  return units[singular - 1] === letterE && singular - start > shortLetters ? singular - 1 : singular;
}

const [letterA, letterE, letterI, letterS, letterU, letterY] = [0x61, 0x65, 0x69, 0x73, 0x75, 0x79];
export const shortLetters = 3;

function isShort({ kind, root }: TextWord): boolean {
  return kind === 'character' || root.length <= shortLetters;
}

/** Whether nothing stands between two characters: together they are a word or a part of one. */
export function areJoined(first: TextWord, second: TextWord): boolean {
  return first.kind === 'character' && second.kind === 'character' && first.end === second.start;
}
