import { isSpaced } from '../language/language-tag.ts';
import { type CandidateWord, candidateWords } from './candidate-words.ts';
import { findCandidates, type TermPlace } from './find-candidates.ts';
import { GeneralWords } from './general-words.ts';
import { joinForms } from './join-forms.ts';
import { scoreCandidates } from './score-candidates.ts';
import { standsAlone } from './stands-alone.ts';
import { WordClasses } from './word-classes.ts';

export interface ExtractionTexts {
  readonly segments: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** Words of the language as a whole, the most frequent first; empty where no list is known. */
  readonly commonWords: readonly string[];
  /** Terms less likely than this are left out, 0 to 1; `likelyTerm` by default. */
  readonly leastScore?: number;
}

/** A term as it is written in the texts. */
export interface ExtractedTerm {
  /** In small letters, except where it is nearly always written otherwise. */
  readonly term: string;
  /** The same for its other forms: `wind mills` belongs to `wind mill`. */
  readonly base: string;
  /** How likely it is a term of the field, 0 to 1. */
  readonly score: number;
  readonly places: readonly TermPlace[];
}

/** Below this it is more likely no term; chosen where precision and recall are in balance. */
export const likelyTerm = 0.2;

/** The terms of texts, the most likely first; each written form is a term of its own. */
export function extractTerms({
  segments,
  language,
  commonWords,
  leastScore = likelyTerm,
}: ExtractionTexts): readonly ExtractedTerm[] {
  const classes = new WordClasses(language);
  const words = segments.map((segment) => candidateWords(segment, language, classes));
  const frequencies = countWords(words);
  const candidates = findCandidates(words, (segment) => segments[segment] ?? '');
  const whole = isSpaced(language) ? candidates : standsAlone(candidates, frequencies);
  const scored = scoreCandidates({
    candidates: whole,
    words: [...frequencies.values()].reduce((sum, count) => sum + count, 0),
    baseOf: joinForms(frequencies, language),
    general: new GeneralWords(language, commonWords),
  });
  return scored
    .filter(({ score }) => score >= leastScore)
    .map(({ candidate, base, score }) => ({
      term: writtenForm(candidate.folded, candidate.places, segments),
      base,
      score,
      places: candidate.places,
    }))
    .toSorted((a, b) => b.score - a.score || b.places.length - a.places.length || (a.term < b.term ? -1 : 1));
}

function countWords(segments: readonly (readonly CandidateWord[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of segments)
    for (const { folded, letters } of words) if (letters) counts.set(folded, (counts.get(folded) ?? 0) + 1);
  return counts;
}

/** Small letters, unless no place within a sentence has them: names and abbreviations keep their capitals. */
function writtenForm(folded: string, places: readonly TermPlace[], segments: readonly string[]): string {
  const written = new Map<string, number>();
  for (const { segment, start, end } of places) {
    const form = (segments[segment] ?? '').slice(start, end).replace(/\s+/g, ' ');
    if (form.toLowerCase() === form) return form;
    if (start > 0) written.set(form, (written.get(form) ?? 0) + 1);
  }
  return [...written].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? folded;
}
