import type { TranslatedTerm } from './extract-translated-terms.ts';
import type { TermPlace } from './find-candidates.ts';
import { mostTranslations, type TermTranslation } from './translate-terms.ts';

/** A term with all its forms. */
export interface JoinedTerm {
  /** The most frequent form. */
  readonly term: string;
  /** All forms that were found, the most frequent first. */
  readonly forms: readonly string[];
  /** Of the most likely form. */
  readonly score: number;
  readonly places: readonly TermPlace[];
  readonly translations: readonly TermTranslation[];
}

/** Joins singular and plural, the most likely term first. */
export function joinTerms(terms: readonly TranslatedTerm[]): readonly JoinedTerm[] {
  const groups = [...Map.groupBy(terms, ({ base }) => base).values()];
  return groups
    .map((group) => {
      const forms = group.toSorted((a, b) => b.places.length - a.places.length).map(({ term }) => term);
      return {
        term: forms[0] ?? '',
        forms,
        score: Math.max(...group.map(({ score }) => score)),
        places: group
          .flatMap(({ places }) => places)
          .toSorted((a, b) => a.segment - b.segment || a.start - b.start),
        translations: joinTranslations(group.flatMap(({ translations }) => translations)),
      };
    })
    .toSorted((a, b) => b.score - a.score || b.places.length - a.places.length);
}

function joinTranslations(all: readonly TermTranslation[]): readonly TermTranslation[] {
  const groups = [...Map.groupBy(all, ({ text }) => text.toLowerCase()).values()];
  return groups
    .map((group) => ({
      text: group[0]?.text ?? '',
      frequency: group.reduce((sum, { frequency }) => sum + frequency, 0),
    }))
    .toSorted((a, b) => b.frequency - a.frequency)
    .slice(0, mostTranslations);
}
