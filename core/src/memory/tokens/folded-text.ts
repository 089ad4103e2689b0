/**
 * One text at a time as UTF-16 units after NFKC and lower case, in buffers that are used again, because indexes read
 * millions of texts. A result is valid until the next text.
 */
export class FoldedText {
  units = new Uint16Array(1024);
  length = 0;
  /** The text with its capitals, unit for unit where it is as long as the units. */
  cased = '';
  /** Whether each unit was folded by itself. */
  isSimple = false;

  read(text: string): void {
    this.cased = text;
    this.isSimple = this.#readSimple(text);
    if (this.isSimple) return;
    this.cased = text.normalize('NFKC');
    this.#readUnits(this.cased.toLowerCase());
  }

  /** Reads a text that NFKC leaves unchanged, unit by unit; false, and nothing is read, where it may change. */
  readStable(text: string): boolean {
    this.#reserve(text.length);
    const { units } = this;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const lower = loweredUnits[unit] || lowerUnit(unit);
      if (lower === notSimple) return false;
      units[i] = lower;
    }
    this.cased = text;
    this.isSimple = true;
    return true;
  }

  /** Leaves the text as it is. */
  readUnfolded(text: string): void {
    this.cased = text;
    this.isSimple = false;
    this.#readUnits(text);
  }

  /** False where some unit cannot be folded without those beside it. */
  #readSimple(text: string): boolean {
    this.#reserve(text.length);
    const { units } = this;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      const folded = foldedUnits[unit] || foldUnit(unit);
      if (folded === notSimple) return false;
      units[i] = folded;
    }
    return true;
  }

  #readUnits(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.units[i] = text.charCodeAt(i);
  }

  #reserve(length: number): void {
    this.length = length;
    if (length >= this.units.length) this.units = new Uint16Array(length * 2);
    this.units[length] = 0;
  }
}

const notSimple = 0xffff;

/** The folded form of every unit seen so far; 0 = not seen. */
const foldedUnits = new Uint16Array(0x10000);

function foldUnit(unit: number): number {
  const character = String.fromCharCode(unit);
  const normal = character.normalize('NFKC');
  const folded = normal.toLowerCase();
  const found = [character, normal, folded].every(isFoldedAlone) ? folded.charCodeAt(0) : notSimple;
  foldedUnits[unit] = found;
  return found;
}

/** The lower case of every unit seen so far that NFKC leaves unchanged; 0 = not seen. */
const loweredUnits = new Uint16Array(0x10000);

function lowerUnit(unit: number): number {
  const character = String.fromCharCode(unit);
  const lower = character.normalize('NFKC') === character ? foldUnit(unit) : notSimple;
  loweredUnits[unit] = lower;
  return lower;
}

/**
 * Whether a character is one unit that stays the same beside any other: no mark or jamo, which combine, and no sigma.
 */
export function isFoldedAlone(character: string): boolean {
  return (
    character.length === 1 &&
    /[^\0\ud800-\udfff\uffff\p{M}\u1100-\u11ff\ua960-\ua97f\ud7b0-\ud7ff\u03a3]/u.test(character)
  );
}
