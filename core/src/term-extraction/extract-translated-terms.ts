import { type Steps, shareOf } from '../custom-engines/statistical/steps.ts';
import { type ExtractedTerm, extractTerms, likelyTerm } from './extract-terms.ts';
import { type TermTranslation, type TranslationTexts, translateTerms } from './translate-terms.ts';

export interface TranslatedTerm extends ExtractedTerm {
  /** The most frequent first; empty where the texts show none. */
  readonly translations: readonly TermTranslation[];
}

/** What is translated alike is a term far sooner; only these may be less likely than `likelyTerm`. */
const leastTranslated = 0.01;

/** The terms of texts with their translations in them, the most likely first. Yields the share done. */
export function* extractTranslatedTerms(
  texts: TranslationTexts & { readonly commonWords: readonly string[] },
): Steps<readonly TranslatedTerm[]> {
  const terms = extractTerms({
    segments: texts.segments.map(({ source }) => source),
    language: texts.sourceLanguage,
    commonWords: texts.commonWords,
    leastScore: leastTranslated,
  });
  yield 0.3;
  const translations = yield* shareOf(translateTerms(terms, texts), 0.3, 1);
  return terms
    .map((term, i) => ({ ...term, translations: translations[i] ?? [] }))
    .filter((term) => term.score >= likelyTerm || term.translations.length > 0);
}
