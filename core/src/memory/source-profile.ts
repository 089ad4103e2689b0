import type { InlineCode, InlineText, StyleRun } from '../inline/inline-text.ts';
import { type MatchTokens, matchTokens } from './match-tokens.ts';

/** Everything a match rate compares of one source text, taken apart once. */
export interface SourceProfile {
  /** In NFC. */
  readonly text: string;
  readonly tokens: MatchTokens;
  /** The numbers as written, in order. */
  readonly numbers: readonly string[];
  /** What is neither token nor white space, in order. */
  readonly punctuation: string;
  readonly sentenceEnd: '?' | '!' | '.';
  /** Codes in order, numbered by first appearance: `1< 1> 2`. */
  readonly codes: readonly string[];
  readonly marks: PlacedMarks;
}

/** Codes and styles with their places, to be compared only. */
export interface PlacedMarks {
  readonly codes: string;
  readonly styles: string;
}

export function sourceProfile(source: InlineText): SourceProfile {
  const tokens = matchTokens(source.text);
  const normal = source.text.normalize('NFKC');
  return {
    text: source.text.normalize('NFC'),
    tokens,
    numbers: tokens.surfaces.filter((_, i) => tokens.kinds[i] === 'number'),
    punctuation: punctuationOf(normal, tokens),
    sentenceEnd: sentenceEnd(normal),
    codes: codeSigns(source.codes),
    marks: placedMarks(source),
  };
}

export function placedMarks({ codes, styles }: InlineText): PlacedMarks {
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

function sentenceEnd(normal: string): SourceProfile['sentenceEnd'] {
  const end = /([?!؟])[\p{Pe}\p{Pf}"'\s]*$/u.exec(normal)?.[1];
  if (end === undefined) return '.';
  return end === '!' ? '!' : '?';
}
