import { maskNumbers } from '../auto-replace/number-spans.ts';
import type { InlineCode, InlineText, StyleRun } from '../inline/inline-text.ts';
import { type MatchTokens, matchTokens } from './match-tokens.ts';

/**
 * Everything a match rate compares of one source text. Most texts that are compared differ too much in their words
 * for the rest to count, so the rest is made when it is asked for.
 */
export class SourceProfile {
  /** In NFC. */
  readonly text: string;
  readonly #source: InlineText;
  #tokens: MatchTokens | undefined;
  #punctuation: string | undefined;
  #masked: MaskedSource | undefined;

  constructor(source: InlineText) {
    this.#source = source;
    this.text = source.text.normalize('NFC');
  }

  get tokens(): MatchTokens {
    this.#tokens ??= matchTokens(this.text);
    return this.#tokens;
  }

  /** The numbers as written, in order. */
  get numbers(): readonly string[] {
    const { surfaces, kinds } = this.tokens;
    return surfaces.filter((_, i) => kinds[i] === 'number');
  }

  /** What is neither token nor white space, in order. */
  get punctuation(): string {
    this.#punctuation ??= punctuationOf(this.text.normalize('NFKC'), this.tokens);
    return this.#punctuation;
  }

  get sentenceEnd(): '?' | '!' | '.' {
    const end = /([?!؟])[\p{Pe}\p{Pf}"'\s]*$/u.exec(this.text.normalize('NFKC'))?.[1];
    if (end === undefined) return '.';
    return end === '!' ? '!' : '?';
  }

  /** Codes in order, numbered by first appearance: `1< 1> 2`. */
  get codes(): readonly string[] {
    return codeSigns(this.#source.codes);
  }

  get marks(): PlacedMarks {
    return placedMarks(this.#source);
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
  /** In NFC. */
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

function punctuationOf(normal: string, { surfaces }: MatchTokens): string {
  let rest = '';
  let last = 0;
  for (const surface of surfaces) {
    const at = normal.indexOf(surface, last);
    rest += normal.slice(last, at);
    last = at + surface.length;
  }
  return (rest + normal.slice(last)).replace(/\s+/gu, '');
}
