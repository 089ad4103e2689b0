import { maskNumbers } from '../../auto-replace/number-spans.ts';
import type { InlineCode, InlineText, StyleRun } from '../../inline/inline-text.ts';
import type { MatchTokens } from '../tokens/cut-tokens.ts';
import { matchTokens } from '../tokens/match-tokens.ts';

/**
 * Everything a match rate compares of one source text. Most texts that are compared differ too much in their words
 * for the rest to count, so the rest is made when it is asked for.
 */
export class SourceProfile {
  /** The text in NFC. */
  readonly text: string;
  readonly #source: InlineText;
  #tokens: MatchTokens | undefined;
  #numbers: readonly string[] | undefined;
  #sentenceEnd: SentenceEnd | undefined;
  #codes: readonly string[] | undefined;
  #marks: PlacedMarks | undefined;
  #masked: MaskedSource | undefined;

  constructor(source: InlineText) {
    this.#source = source;
    this.text = isInNfc(source.text) ? source.text : source.text.normalize('NFC');
  }

  get tokens(): MatchTokens {
    this.#tokens ??= matchTokens(this.text);
    return this.#tokens;
  }

  /** The numbers as written, in order. */
  get numbers(): readonly string[] {
    this.#numbers ??= this.tokens.numbers;
    return this.#numbers;
  }

  /** Characters that are neither token nor white space, in order. */
  get punctuation(): string {
    return this.tokens.signs;
  }

  get sentenceEnd(): SentenceEnd {
    this.#sentenceEnd ??= sentenceEndOf(this.tokens.ending);
    return this.#sentenceEnd;
  }

  /** Codes in order, numbered by first appearance: `1< 1> 2`. */
  get codes(): readonly string[] {
    this.#codes ??= codeSigns(this.#source.codes);
    return this.#codes;
  }

  get marks(): PlacedMarks {
    this.#marks ??= placedMarks(this.#source);
    return this.#marks;
  }

  /** Equal for texts that differ in their numbers alone. */
  get masked(): MaskedSource {
    if (this.#masked === undefined) {
      const masked = maskNumbers(this.#source);
      this.#masked = { text: masked.text.normalize('NFC'), marks: placedMarks(masked) };
    }
    return this.#masked;
  }
}

interface MaskedSource {
  /** The text in NFC. */
  readonly text: string;
  readonly marks: PlacedMarks;
}

/** Codes and styles with their places, to be compared only. */
export interface PlacedMarks {
  readonly codes: string;
  readonly styles: string;
}

function placedMarks({ codes, styles }: InlineText): PlacedMarks {
  const signs = codeSigns(codes);
  return {
    codes: codes.map((code, i) => `${code.at}:${signs[i]}`).join(' '),
    styles: styles.map(styleSign).join(' '),
  };
}

/** Ids do not count: they are only names, given by whoever read the file. */
function codeSigns(codes: readonly InlineCode[]): readonly string[] {
  const numbers = new Map<number, number>();
  return codes.map(({ id, kind }) => {
    const number = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, number);
    if (kind === 'placeholder') return `${number}`;
    return kind === 'open' ? `${number}<` : `${number}>`;
  });
}

function styleSign({ start, end, bold, italic, underline, underlineColor }: StyleRun): string {
  const look = `${bold ? 'b' : ''}${italic ? 'i' : ''}${underline ? `u${underlineColor ?? ''}` : ''}`;
  return `${start}-${end}:${look}`;
}

type SentenceEnd = '?' | '!' | '.';

/** `ending`: the text after the last token. */
function sentenceEndOf(ending: string): SentenceEnd {
  const end = /([?!؟])[\p{Pe}\p{Pf}"'\s]*$/u.exec(ending)?.[1];
  if (end === undefined) return '.';
  return end === '!' ? '!' : '?';
}

/** True for what most texts are written in, where no unit joins the one before it; false where that may be. */
function isInNfc(text: string): boolean {
  return !/[^\0-\u02ff\u2010-\u2027\u3000-\u3029\u4e00-\u9fff\uff00-\uff9d]/.test(text);
}
