import { isRomanNumeral } from '../../text/roman-numeral.ts';
import type { FoldedText } from './folded-text.ts';
import { avalanche, hash32, hashStart, hashUnits, hashWith } from './text-hash.ts';

/** The id of every number. */
export const numberToken = hash32('\u0000number');

/**
 * Spans of the tokens of one text at a time, in buffers that are used again. A result is valid until the next text.
 */
export class TokenSpans {
  count = 0;
  /** First unit, end, kind and hash of each token. */
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  kinds = new Uint8Array(256);
  ids = new Int32Array(256);
  #wordHash = 0;

  find(text: FoldedText): void {
    const { units, length } = text;
    this.count = 0;
    let at = 0;
    while (at < length) {
      const start = at;
      const unitClass = classAt(units, at);
      if (unitClass === letter && units[at] !== underscore) {
        at = this.#addWord(text, start);
        continue;
      }
      at += widthAt(units, at);
      if (!beginsToken.has(unitClass)) continue;
      at = unitClass === digit ? numberEnd(units, at, length) : marksEnd(units, at, length);
      this.#add(start, at, unitClass, unitClass === digit ? numberToken : hashUnits(units, start, at));
    }
  }

  /** Start, end and kind of each token. */
  copy(): readonly number[] {
    const spans: number[] = [];
    for (let i = 0; i < this.count; i++)
      spans.push(this.starts[i] ?? 0, this.ends[i] ?? 0, this.kinds[i] ?? 0);
    return spans;
  }

  /** Gives where the word ends. */
  #addWord({ units, length, cased }: FoldedText, start: number): number {
    const end = this.#hashWord(units, start, length);
    // The case of a text that changes its length in lower case is not at the same place.
    if (cased.length === length && isRomanNumeral(cased, start, end))
      this.#add(start, end, numeral, numberToken);
    else this.#add(start, end, letter, this.#wordHash);
    return end;
  }

  /** Gives where the word ends. Its hash is made on the way, because its end is not foreseen twice at little cost. */
  #hashWord(units: Uint16Array, start: number, length: number): number {
    let hash = hashStart;
    let at = start;
    while (true) {
      let unit = units[at] ?? 0;
      while ((classOfUnit[unit] ?? 0) >= letter) {
        hash = hashWith(hash, unit);
        unit = units[++at] ?? 0;
      }
      if (at >= length || classAt(units, at) < letter) break;
      const next = at + widthAt(units, at);
      for (; at < next; at++) hash = hashWith(hash, units[at] ?? 0);
    }
    this.#wordHash = avalanche(hash);
    return at;
  }

  #add(start: number, end: number, kind: number, id: number): void {
    const { count } = this;
    if (count === this.starts.length) this.#grow();
    this.starts[count] = start;
    this.ends[count] = end;
    this.kinds[count] = kind;
    this.ids[count] = id;
    this.count = count + 1;
  }

  #grow(): void {
    const { starts, ends, kinds, ids } = this;
    this.starts = new Int32Array(starts.length * 2);
    this.starts.set(starts);
    this.ends = new Int32Array(ends.length * 2);
    this.ends.set(ends);
    this.kinds = new Uint8Array(kinds.length * 2);
    this.kinds.set(kinds);
    this.ids = new Int32Array(ids.length * 2);
    this.ids.set(ids);
  }
}

function marksEnd(units: Uint16Array, from: number, length: number): number {
  let at = from;
  while (at < length && classAt(units, at) === mark) at += widthAt(units, at);
  return at;
}

/** Digits with points and commas between them: `1,000.5` and `3.14.2` are one number. */
function numberEnd(units: Uint16Array, from: number, length: number): number {
  let at = from;
  while (at < length) {
    const unit = units[at];
    const next = unit === point || unit === comma ? at + 1 : at;
    if (next >= length || classAt(units, next) !== digit) break;
    at = next + widthAt(units, next);
  }
  return at;
}

const point = 0x2e;
const comma = 0x2c;

const other = 1;
/** The first character shows the kind of a token: a single character, a letter or a digit. */
const single = 2;
/** A word goes on with this and with what follows. */
const letter = 3;
const digit = 4;
const mark = 5;
/** The class of no character: a word that is a Roman numeral. */
const numeral = 6;
/** Goes on with a word, but begins none: in `_File` it marks an access key, in `____` a blank. */
export const underscore = 0x5f;

/** Classes of characters that are a token, or begin one, without being a word. */
const beginsToken: ReadonlySet<number> = new Set([single, digit]);

export const tokenKinds = {
  [letter]: 'word',
  [digit]: 'number',
  [single]: 'character',
  [numeral]: 'numeral',
} as const;
/** Kinds of a word, a number, a Roman numeral and a single character in `kinds`. */
export const wordKind = letter;
export const numberKind = digit;
export const numeralKind = numeral;
export const characterKind = single;
/** Kind of characters that belong to no token. */
export const gapKind = other;

const isSingle =
  /[[\p{L}\p{Nl}]&&[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]]/v;
const isLetter = /[\p{L}\p{Nl}\p{No}_]/u;
const isDigit = /\p{Nd}/u;
const isMark = /\p{M}/u;

/** Class of every UTF-16 code unit seen so far; 0 = not seen. Unicode tests are slow, texts repeat. */
const classOfUnit = new Uint8Array(0x10000);

function classAt(units: Uint16Array, at: number): number {
  const unit = units[at] ?? 0;
  return classOfUnit[unit] || classifyAt(units, at, unit);
}

function classifyAt(units: Uint16Array, at: number, unit: number): number {
  if (isFirstOfTwo(unit))
    return classify(String.fromCharCode(unit, ...units.subarray(at + 1, at + widthAt(units, at))));
  const found = classify(String.fromCharCode(unit));
  classOfUnit[unit] = found;
  return found;
}

function widthAt(units: Uint16Array, at: number): number {
  return isFirstOfTwo(units[at] ?? 0) && isSecondOfTwo(units[at + 1] ?? 0) ? 2 : 1;
}

function isFirstOfTwo(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function isSecondOfTwo(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}

export function classify(character: string): number {
  if (isSingle.test(character)) return single;
  if (isLetter.test(character)) return letter;
  if (isDigit.test(character)) return digit;
  return isMark.test(character) ? mark : other;
}
