import type { FoundTerm, TermForm, TermIndex } from './term-index.ts';

/** A base that is searched; of those given, the first has the highest priority. */
export interface SearchedTerms<Id> {
  readonly index: TermIndex<Id>;
}

const formRank: Readonly<Record<TermForm, number>> = { exact: 0, inflected: 1, compound: 2 };

/**
 * The terms of a text in their order: the longest where several overlap, and of those at one place the ones that fit
 * best. Terms of several bases at one place are all given, those of the first base first.
 * One that is not wanted hides no other.
 */
export function recognizeTerms<Id>(
  text: string,
  bases: readonly SearchedTerms<Id>[],
  isWanted: (id: Id) => boolean = () => true,
): readonly FoundTerm<Id>[] {
  const found = bases.flatMap(({ index }, priority) =>
    index.find(text).flatMap((term) => (isWanted(term.id) ? [{ term, priority }] : [])),
  );
  const ranked = found.toSorted(
    ({ term: a, priority: first }, { term: b, priority: second }) =>
      b.end - b.start - (a.end - a.start) || formRank[a.form] - formRank[b.form] || first - second,
  );
  const taken: FoundTerm<Id>[] = [];
  const ids = new Map<number, Set<Id>>();
  for (const { term } of ranked) {
    const rival = taken.find(({ start, end }) => term.start < end && start < term.end);
    if (rival !== undefined && !standsBeside(term, rival)) continue;
    const known = ids.get(term.start) ?? new Set();
    if (known.has(term.id)) continue;
    ids.set(term.start, known.add(term.id));
    taken.push(term);
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

function standsBeside<Id>(term: FoundTerm<Id>, rival: FoundTerm<Id>): boolean {
  return term.start === rival.start && term.end === rival.end && term.form === rival.form;
}
