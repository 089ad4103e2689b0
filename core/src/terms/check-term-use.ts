import { recognizeTerms } from './recognize-terms.ts';
import type { Term } from './term-concept.ts';
import { type FoundTerm, TermIndex } from './term-index.ts';

/** A concept that was found in a source, with its terms in the language of the target. */
export interface ExpectedConcept<Id> {
  readonly id: Id;
  readonly targets: readonly Term[];
}

/** What a target does with a concept. Places are those in the target. */
export interface TermUse<Id> {
  readonly id: Id;
  /** `unknown`: no term in this language may be used. */
  readonly use: 'used' | 'missing' | 'unknown';
  readonly places: readonly FoundTerm<Term>[];
  /** Deprecated and forbidden terms that stand in the target. */
  readonly forbidden: readonly FoundTerm<Term>[];
}

/** Whether a target uses the terms of its source's concepts, inflected or not. */
export function checkTermUse<Id>(
  target: string,
  language: string,
  concepts: readonly ExpectedConcept<Id>[],
): readonly TermUse<Id>[] {
  const index = new TermIndex<Term>(language);
  for (const term of new Set(concepts.flatMap(({ targets }) => targets))) index.add(term, term);
  const found = recognizeTerms(target, [{ index }]);
  return concepts.map(({ id, targets }) => {
    const places = found.filter((term) => targets.includes(term.id));
    const allowed = places.filter((place) => isAllowed(place.id));
    const missing = targets.some(isAllowed) ? 'missing' : 'unknown';
    const use = allowed.length > 0 ? 'used' : missing;
    return { id, use, places: allowed, forbidden: places.filter((place) => !isAllowed(place.id)) };
  });
}

export function isAllowed({ status }: Pick<Term, 'status'>): boolean {
  return status === 'preferred' || status === 'admitted';
}
