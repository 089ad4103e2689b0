import { recognizeTerms } from '@transloom/core/terms/recognize-terms';
import { TermIndex } from '@transloom/core/terms/term-index';
import type { ExpectedTerm } from './engine-vendor.ts';
import type { GivenTerm } from './vendor-glossaries.ts';

/** Returns the given terms that a text contains, each once. */
export type FindGivenTerms = (text: string) => readonly ExpectedTerm[];

/** Terms that somebody gave beside texts, found in them as those of term bases are: as words, and inflected. */
export function givenTerms(sourceLanguage: string, terms: readonly GivenTerm[]): FindGivenTerms {
  const index = new TermIndex<number>(sourceLanguage);
  for (const [id, { source }] of terms.entries()) index.add(id, { text: source });
  return (text) => {
    const found = Map.groupBy(recognizeTerms(text, [{ index }]), ({ id }) => id);
    return [...found].flatMap(([id, [first]]) => {
      const term = terms[id];
      if (term === undefined || first === undefined) return [];
      const targets = [{ text: term.target, status: 'preferred' }] as const;
      return [{ source: text.slice(first.start, first.end), targets }];
    });
  };
}
