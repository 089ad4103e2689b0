import { hash32 } from './text-hash.ts';

/**
 * What matching compares: words, single characters of scripts written without spaces (and Hangul), and
 * numbers, of which all are one and the same token. Punctuation, symbols and white space are no tokens.
 */
export type TokenKind = 'word' | 'character' | 'number';

export interface MatchTokens {
  /** One hash a token; equal ids mean equal tokens after NFKC and lower case. */
  readonly ids: Int32Array;
  /** As written after NFKC, case kept. */
  readonly surfaces: readonly string[];
  readonly kinds: readonly TokenKind[];
}

type TokenVisitor = (start: number, end: number, kind: TokenKind) => void;

export const numberToken = hash32('\u0000number');

/** Tokens of a text with everything a rate needs. */
export function matchTokens(text: string): MatchTokens {
  const normal = text.normalize('NFKC');
  const surfaces: string[] = [];
  const kinds: TokenKind[] = [];
  scanTokens(normal, (start, end, kind) => {
    surfaces.push(normal.slice(start, end));
    kinds.push(kind);
  });
  const ids = Int32Array.from(surfaces, (surface, i) =>
    kinds[i] === 'number' ? numberToken : hash32(surface.toLowerCase()),
  );
  return { ids, surfaces, kinds };
}

/** Only the ids, for indexes over many texts. */
export function matchTokenIds(text: string): Int32Array {
  const folded = text.normalize('NFKC').toLowerCase();
  const ids: number[] = [];
  scanTokens(folded, (start, end, kind) => {
    ids.push(kind === 'number' ? numberToken : hash32(folded, start, end));
  });
  return Int32Array.from(ids);
}

/** Calls `visit` for each token of a text that is in NFKC. */
export function scanTokens(text: string, visit: TokenVisitor): void {
  let at = 0;
  while (at < text.length) {
    const start = at;
    const unitClass = classAt(text, at);
    at += widthAt(text, at);
    const run = runs[unitClass];
    if (run === undefined) continue;
    at = run.endOf(text, at);
    visit(start, at, run.kind);
  }
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const unitClass = classAt(text, at);
    if (unitClass !== letter && unitClass !== digit && unitClass !== mark) break;
    at += widthAt(text, at);
  }
  return at;
}

function marksEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && classAt(text, at) === mark) at += widthAt(text, at);
  return at;
}

/** Digits with points and commas between them: `1,000.5` and `3.14.2` are one number. */
function numberEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length) {
    const separator = text[at] === '.' || text[at] === ',' ? 1 : 0;
    const next = at + separator;
    if (next >= text.length || classAt(text, next) !== digit) break;
    at = next + widthAt(text, next);
  }
  return at;
}

const other = 1;
const letter = 2;
const digit = 3;
const single = 4;
const mark = 5;

interface Run {
  readonly kind: TokenKind;
  readonly endOf: (text: string, from: number) => number;
}

/** What a token that begins with a character of this class is and where it ends. */
const runs: readonly (Run | undefined)[] = [
  undefined,
  undefined,
  { kind: 'word', endOf: wordEnd },
  { kind: 'number', endOf: numberEnd },
  { kind: 'character', endOf: marksEnd },
];

const isSingle =
  /[[\p{L}\p{Nl}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]/v;
const isLetter = /[\p{L}\p{Nl}\p{No}_]/u;
const isDigit = /\p{Nd}/u;
const isMark = /\p{M}/u;

/** Class of every UTF-16 code unit seen so far; 0 = not seen. Unicode tests are slow, texts repeat. */
const classOfUnit = new Uint8Array(0x10000);

function classAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  return classOfUnit[unit] || classifyAt(text, at, unit);
}

function classifyAt(text: string, at: number, unit: number): number {
  if (isFirstOfTwo(unit)) return classify(String.fromCodePoint(text.codePointAt(at) ?? unit));
  const found = classify(String.fromCharCode(unit));
  classOfUnit[unit] = found;
  return found;
}

function widthAt(text: string, at: number): number {
  return isFirstOfTwo(text.charCodeAt(at)) && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function isFirstOfTwo(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function classify(character: string): number {
  if (isSingle.test(character)) return single;
  if (isLetter.test(character)) return letter;
  if (isDigit.test(character)) return digit;
  return isMark.test(character) ? mark : other;
}
