import { isRomanNumeral } from '../../text/roman-numeral.ts';
import { GrowingInts } from '../index/growing-ints.ts';
import { matchTokenIds } from '../tokens/match-tokens.ts';
import { avalanche, combineHashes, hashStart, hashWith } from '../tokens/text-hash.ts';
import {
  characterKind,
  gapKind,
  numberKind,
  numberToken,
  underscore,
  wordKind,
} from '../tokens/token-spans.ts';
import { joiningGap, kindShift, oddKind, seeUnit, unitsSeen } from './plain-units.ts';
import { leastRooted, shortLetters, visitWordKeys } from './text-words.ts';

/**
 * Reads one text at a time for code that stores millions: its tokens, as `matchTokenIds` gives them, and its word
 * keys, as `visitWordKeys` does, in one pass over its letters. Results are valid until the next text.
 */
export class ScannedText {
  readonly #tokens = new GrowingInts();
  readonly #words = new GrowingInts();
  readonly #token = new ScannedToken();

  read(text: string): void {
    this.#clear();
    if (this.#scan(text)) return;
    this.#clear();
    this.#tokens.pushAll(matchTokenIds(text));
    visitWordKeys(text, (key) => this.#words.push(key));
  }

  get tokens(): Int32Array {
    return this.#tokens.view();
  }

  /** Keys of words, and of neighbors that are both short; some are repeated. */
  get words(): Int32Array {
    return this.#words.view();
  }

  #clear(): void {
    this.#tokens.clear();
    this.#words.clear();
  }

  /** False where some unit is odd. */
  #scan(text: string): boolean {
    let before: number | undefined;
    for (let at = 0; at < text.length; ) {
      const meaning = meaningAt(text, at);
      if (meaning >>> kindShift === gapKind || meaning === underscoreMeaning) {
        at += 1;
        continue;
      }
      at = this.#token.read(text, at, meaning);
      if (at === oddPlace) return false;
      const { key, isShort } = this.#token;
      this.#tokens.push(this.#token.id);
      this.#words.push(key);
      if (isShort && before !== undefined) this.#words.push(combineHashes(before, key));
      before = isShort ? key : undefined;
    }
    return true;
  }
}

/** Instead of where a token ends. */
const oddPlace = -1;

/** The token that was read last. */
class ScannedToken {
  id = 0;
  /** Key of the word. */
  key = 0;
  /** Whether its root says little by itself. */
  isShort = false;

  /** Gives where it ends. `first`: what its first unit means. */
  read(text: string, start: number, first: number): number {
    const kind = first >>> kindShift;
    if (kind === wordKind) return this.#readWord(text, start);
    if (kind === numberKind) return this.#readNumber(text, start);
    if (kind === oddKind) return oddPlace;
    this.id = avalanche(hashWith(hashStart, first & 0xffff));
    this.key = this.id;
    this.isShort = kind === characterKind;
    return start + 1;
  }

  #readWord(text: string, start: number): number {
    let hash = hashStart;
    // State without the last letters: the end of the root shows only after it.
    let withoutOne = 0;
    let withoutTwo = 0;
    let withoutThree = 0;
    let at = start;
    let meaning = meaningAt(text, at);
    while (meaning >= wordMeaning && meaning < oddMeaning) {
      withoutThree = withoutTwo;
      withoutTwo = withoutOne;
      withoutOne = hash;
      hash = hashWith(hash, meaning & 0xffff);
      at += 1;
      meaning = meaningAt(text, at);
    }
    if (meaning >= oddMeaning) return oddPlace;
    this.id = avalanche(hash);
    this.#setRoot(this.id, at - start);
    const ending = at - start < leastRooted ? 0 : endingAt(text, start, at);
    if (ending === 1) this.#setRoot(avalanche(withoutOne), at - start - 1);
    else if (ending === 2) this.#setRoot(avalanche(withoutTwo), at - start - 2);
    else if (ending === pluralOfY) this.#setRoot(avalanche(hashWith(withoutThree, letterY)), at - start - 2);
    if (isRomanNumeral(text, start, at)) this.id = numberToken;
    return at;
  }

  #setRoot(key: number, length: number): void {
    this.key = key;
    this.isShort = length <= shortLetters;
  }

  #readNumber(text: string, start: number): number {
    let hash = hashStart;
    let at = start;
    let meaning = meaningAt(text, at);
    for (;;) {
      hash = hashWith(hash, meaning & 0xffff);
      at += 1;
      meaning = meaningAt(text, at);
      if (meaning >>> kindShift === numberKind) continue;
      if (meaning >= oddMeaning) return oddPlace;
      const isJoint = meaning === point || meaning === comma || meaning === joiningGap;
      if (!isJoint || meaningAt(text, at + 1) >>> kindShift !== numberKind) break;
      if (meaning === joiningGap) return oddPlace;
    }
    this.id = numberToken;
    this.#setRoot(avalanche(hash), at - start);
    return at;
  }
}

/** The end of the text is a gap. */
function meaningAt(text: string, at: number): number {
  if (at >= text.length) return gapMeaning;
  const unit = text.charCodeAt(at);
  return unitsSeen[unit] || seeUnit(unit);
}

const gapMeaning = gapKind << kindShift;
const wordMeaning = wordKind << kindShift;
const underscoreMeaning = wordMeaning | underscore;
const oddMeaning = oddKind << kindShift;

/** Number of letters that are not part of the root, or a plural in -ies; as `rootOf` removes them. */
function endingAt(text: string, start: number, end: number): number {
  const last = letterAt(text, end - 1);
  if (last !== letterE && last !== letterS) return 0;
  const before = letterAt(text, end - 2);
  const third = letterAt(text, end - 3);
  if (last === letterS && before === letterE && third === letterI) {
    const fourth = letterAt(text, end - 4);
    if (fourth !== letterA && fourth !== letterE) return pluralOfY;
  }
  const isPlural = last === letterS && before !== letterS && before !== letterU && before !== letterI;
  const ending = isPlural ? 1 : 0;
  const isSilent = (isPlural ? before : last) === letterE;
  return isSilent && end - start - ending > shortLetters ? ending + 1 : ending;
}

function letterAt(text: string, at: number): number {
  return meaningAt(text, at) & 0xffff;
}

const pluralOfY = 3;
const point = gapMeaning | 0x2e;
const comma = gapMeaning | 0x2c;
const [letterA, letterE, letterI, letterS, letterU, letterY] = [0x61, 0x65, 0x69, 0x73, 0x75, 0x79];
