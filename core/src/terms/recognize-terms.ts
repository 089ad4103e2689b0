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
  // A base may have a term a thousand times: what is taken is known by place, not looked for.
  const takers: (FoundTerm<Id> | undefined)[] = Array.from({ length: text.length });
  const taken: FoundTerm<Id>[] = [];
  const ids = new Map<number, Set<Id>>();
  for (const { term } of ranked) {
    const { id, start, end } = term;
    const rival = takers[start] ?? takers.slice(start, end).find((taker) => taker !== undefined);
    if (rival !== undefined && !standsBeside(term, rival)) continue;
    const known = ids.get(start) ?? new Set();
    if (known.has(id)) continue;
    ids.set(start, known.add(id));
    takers.fill(term, start, end);
    taken.push(term);
  }
  return taken.toSorted((a, b) => a.start - b.start);
}

function standsBeside<Id>(term: FoundTerm<Id>, rival: FoundTerm<Id>): boolean {
  return term.start === rival.start && term.end === rival.end && term.form === rival.form;
}
