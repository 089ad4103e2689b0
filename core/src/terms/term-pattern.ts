import { foldWord } from './fold-word.ts';
import type { TermWord } from './inflection/word-keys.ts';
import type { Term } from './term-concept.ts';
import { gapOf, type TermToken, termTokens } from './term-tokens.ts';

/** A word of a term as it is looked for. */
export interface PatternWord extends TermWord {
  readonly surface: string;
  readonly single: boolean;
  /** Letters that must be the same, where the term marks its stem. */
  readonly stem: number | undefined;
}

/** A term taken apart for recognition. */
export interface TermPattern {
  readonly words: readonly PatternWord[];
  /** What stands between the words, before the first and behind the last. */
  readonly gaps: readonly string[];
  readonly before: string;
  readonly after: string;
  readonly sameCase: boolean;
  readonly exact: boolean;
}

export type PatternTerm = Pick<Term, 'text' | 'caseRule' | 'exact' | 'partOfSpeech'>;

/** The term as it is written, without the mark of its stem. */
export function plainTerm(text: string): string {
  return text.replace(stemMark, '');
}

/** What terms are compared by: `E-Mail` and `email` are alike. */
export function foldedTerm(text: string): string {
  return plainTerm(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{Pd}\u00ad\u200b\u2060]+/gu, '');
}

/** Undefined for a term without a letter or digit. */
export function termPattern(term: PatternTerm, language: string): TermPattern | undefined {
  const text = plainTerm(term.text.trim());
  const tokens = termTokens(text, language);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const kind = kindOf(term.partOfSpeech);
  const stems = stemPlaces(term.text.trim());
  const word = ({ start, end, folded, single }: TermToken): PatternWord => {
    const mark = stems.find((place) => place > start && place <= end);
    return {
      surface: text.slice(start, end),
      folded,
      single,
      capital: isCapital(text, start),
      kind: tokens.length === 1 ? kind : undefined,
      inPhrase: tokens.length > 1,
      stem: mark === undefined ? undefined : foldWord(text.slice(start, mark), language).length,
    };
  };
  return {
    words: tokens.map(word),
    gaps: tokens.slice(1).map((token, i) => gapOf(text.slice(tokens[i]?.end, token.start))),
    before: text.slice(0, first.start).trim(),
    after: text.slice(last.end).trim(),
    sameCase: term.caseRule === 'same' || (term.caseRule === undefined && acronym.test(text)),
    exact: term.exact === true,
  };
}

const acronym = /^\p{Lu}[\p{Lu}\d]{0,5}$/u;
const stemMark = /(?<=\p{L})\|/gu;

export function isCapital(text: string, at: number): boolean {
  const letter = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return letter !== letter.toLowerCase();
}

/** Places of the marks in the text without them. */
function stemPlaces(marked: string): readonly number[] {
  return [...marked.matchAll(stemMark)].map(({ index }, i) => index - i);
}

function kindOf(partOfSpeech: string | undefined): PatternWord['kind'] {
  const name = partOfSpeech?.toLowerCase() ?? '';
  if (name.includes('noun')) return 'noun';
  if (name.startsWith('verb')) return 'verb';
  return name.startsWith('adj') ? 'adjective' : undefined;
}
