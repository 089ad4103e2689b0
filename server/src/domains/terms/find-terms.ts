import { recognizeTerms } from '@transloom/core/terms/recognize-terms';
import type { Term } from '@transloom/core/terms/term-concept';
import type { FoundTerm, TermForm } from '@transloom/core/terms/term-index';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { type ConceptRow, findConcepts, findTermsById, findTermsOf, type TermRow } from './concepts.store.ts';
import { rowsIn, storedTerm } from './stored-concept.ts';
import { termBasesOfPair } from './term-bases-of-pair.ts';
import { termIndexOf } from './term-index-cache.ts';
import type { TermBaseRow } from './terms.store.ts';

export interface TermSearch {
  readonly text: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** A term of a text with the terms of its concept in the other language. Offsets are those of the text. */
export interface TextTerm {
  readonly termEntryId: string;
  readonly base: TermBaseRow;
  readonly start: number;
  readonly end: number;
  readonly form: TermForm;
  readonly term: Term;
  readonly targets: readonly Term[];
  readonly concept: Pick<ConceptRow, 'definition' | 'subject' | 'note'>;
}

/** Terms of every base the actor sees in both languages: default ones first, then by priority and name. */
export async function findTerms(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { text, sourceLanguage, targetLanguage }: TermSearch,
): Promise<readonly TextTerm[]> {
  const bases = await termBasesOfPair({ db, actor }, { sourceLanguage, targetLanguage });
  const searched: { readonly index: Awaited<ReturnType<typeof termIndexOf>> }[] = [];
  for (const base of bases) searched.push({ index: await termIndexOf(db, base, sourceLanguage) });
  const unfit = new Set<string>();
  for (;;) {
    const found = recognizeTerms(text, searched, (id) => !unfit.has(id));
    const terms = await readTerms(db, found, { bases, targetLanguage });
    if (terms.length === found.length) return terms.map(({ term }) => term);
    const fit = new Set(terms.map(({ id }) => id));
    for (const { id } of found) if (!fit.has(id)) unfit.add(id);
  }
}

interface TermReading {
  readonly bases: readonly TermBaseRow[];
  readonly targetLanguage: string;
}

/** What an index says is read again, so that nothing is shown that is gone; nor what has no term in the other language. */
async function readTerms(
  db: Db,
  found: readonly FoundTerm<string>[],
  { bases, targetLanguage }: TermReading,
): Promise<readonly { readonly id: string; readonly term: TextTerm }[]> {
  const ids = found.map(({ id }) => id);
  const terms = new Map((await findTermsById(db, ids)).map((row) => [row.id, row]));
  const conceptIds = [...new Set([...terms.values()].map(({ conceptId }) => conceptId))];
  const concepts = new Map((await findConcepts(db, conceptIds)).map((row) => [row.id, row]));
  const all = Map.groupBy(await findTermsOf(db, conceptIds), ({ conceptId }) => conceptId);
  return found.flatMap(({ id, start, end, form }) => {
    const row = terms.get(id);
    const concept = concepts.get(row?.conceptId ?? '');
    const base = bases.find((known) => known.id === concept?.termBaseId);
    if (row === undefined || concept === undefined || base === undefined) return [];
    const targets = rowsIn<TermRow>(all.get(concept.id) ?? [], targetLanguage).map(storedTerm);
    if (targets.length === 0 && row.status !== 'forbidden') return [];
    const place = { base, start, end, form };
    return [{ id, term: { termEntryId: concept.id, ...place, term: storedTerm(row), targets, concept } }];
  });
}
