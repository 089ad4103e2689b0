import type { FoldedText } from './folded-text.ts';

/** Where the tokens of one text at a time stand, in room that is kept. What was found stands until the next text is. */
export class TokenSpans {
  count = 0;
  /** Of each token its first unit, the one after its last, and what it is. */
  starts = new Int32Array(256);
  ends = new Int32Array(256);
  kinds = new Uint8Array(256);

  find({ units, length }: FoldedText): void {
    this.count = 0;
    let at = 0;
    while (at < length) {
      const start = at;
      const unitClass = classAt(units, at);
      at += widthAt(units, at);
      if (unitClass === other || unitClass === mark) continue;
      if (unitClass === letter) at = wordEnd(units, at, length);
      else if (unitClass === digit) at = numberEnd(units, at, length);
      else at = marksEnd(units, at, length);
      this.#add(start, at, unitClass);
    }
  }

  /** Of each token its start, its end and its kind. */
  copy(): Int32Array {
    const spans = new Int32Array(this.count * 3);
    for (let i = 0; i < this.count; i++) {
      spans[i * 3] = this.starts[i] ?? 0;
      spans[i * 3 + 1] = this.ends[i] ?? 0;
      spans[i * 3 + 2] = this.kinds[i] ?? 0;
    }
    return spans;
  }

  #add(start: number, end: number, kind: number): void {
    const { count } = this;
    if (count === this.starts.length) this.#grow();
    this.starts[count] = start;
    this.ends[count] = end;
    this.kinds[count] = kind;
    this.count = count + 1;
  }

  #grow(): void {
    const { starts, ends, kinds } = this;
    this.starts = new Int32Array(starts.length * 2);
    this.starts.set(starts);
    this.ends = new Int32Array(ends.length * 2);
    this.ends.set(ends);
    this.kinds = new Uint8Array(kinds.length * 2);
    this.kinds.set(kinds);
  }
}

function wordEnd(units: Uint16Array, from: number, length: number): number {
  let at = from;
  while (true) {
    while ((classOfUnit[units[at] ?? 0] ?? 0) >= letter) at++;
    if (at >= length || classAt(units, at) < letter) return at;
    at += widthAt(units, at);
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
/** What a token is shows in what it begins with: a single character, a letter or a digit. */
const single = 2;
/** A word goes on with this and with what follows. */
const letter = 3;
const digit = 4;
const mark = 5;

export const tokenKinds = { [letter]: 'word', [digit]: 'number', [single]: 'character' } as const;
/** Of a word, a number and a single character in `kinds`. */
export const wordKind = letter;
export const numberKind = digit;
export const characterKind = single;

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

function classify(character: string): number {
  if (isSingle.test(character)) return single;
  if (isLetter.test(character)) return letter;
  if (isDigit.test(character)) return digit;
  return isMark.test(character) ? mark : other;
}
