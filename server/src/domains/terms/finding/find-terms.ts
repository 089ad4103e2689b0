import { recognizeTerms } from '@transloom/core/terms/recognize-terms';
import type { Term } from '@transloom/core/terms/term-concept';
import type { FoundTerm, TermForm } from '@transloom/core/terms/term-index';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import {
  type ConceptRow,
  findConcepts,
  findTermsById,
  findTermsOf,
  type TermRow,
} from '../entries/concepts.store.ts';
import { rowsIn, storedTerm } from '../entries/stored-concept.ts';
import type { TermBaseRow } from '../terms.store.ts';
import { termBasesOfPair } from './term-bases-of-pair.ts';
import { termIndexOf } from './term-index-cache.ts';

interface Languages {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** Searches the term bases of this project, where it names any. */
  readonly projectId?: string | undefined;
  /** Searches only these of all bases that the actor sees; empty: as if nobody chose. */
  readonly termBaseIds?: readonly string[] | undefined;
}

interface TermSearch extends Languages {
  readonly texts: readonly string[];
}

/** A term of a text with the terms of its concept in the other language. Offsets are those of the text. */
export interface TextTerm extends KnownTerm {
  readonly start: number;
  readonly end: number;
  readonly form: TermForm;
}

interface KnownTerm {
  readonly termEntryId: string;
  readonly base: TermBaseRow;
  readonly term: Term;
  readonly targets: readonly Term[];
  readonly concept: Pick<ConceptRow, 'definition' | 'subject' | 'note' | 'image' | 'pictureId'>;
}

type Reader = Pick<Context, 'db' | 'actor'>;

/** Terms of every base of `termBasesOfPair`, in its order; for each of the texts. */
export async function findTerms(
  { db, actor }: Reader,
  { texts, sourceLanguage, targetLanguage, projectId, termBaseIds = [] }: TermSearch,
): Promise<readonly (readonly TextTerm[])[]> {
  const chosen = termBaseIds.length > 0;
  const pair = { sourceLanguage, targetLanguage };
  const known = await termBasesOfPair({ db, actor }, pair, chosen ? undefined : projectId);
  const bases = chosen ? known.filter(({ id }) => termBaseIds.includes(id)) : known;
  const searched: { readonly index: Awaited<ReturnType<typeof termIndexOf>> }[] = [];
  for (const base of bases) searched.push({ index: await termIndexOf(db, base, sourceLanguage) });
  const unfit = new Set<string>();
  for (;;) {
    const found = texts.map((text) => recognizeTerms(text, searched, (id) => !unfit.has(id)));
    const ids = [...new Set(found.flat().map(({ id }) => id))];
    const terms = await readTerms(db, ids, { bases, targetLanguage });
    if (terms.size === ids.length) return found.map((some) => withTerms(some, terms));
    for (const id of ids) if (!terms.has(id)) unfit.add(id);
  }
}

function withTerms(
  found: readonly FoundTerm<string>[],
  known: ReadonlyMap<string, KnownTerm>,
): readonly TextTerm[] {
  return found.flatMap(({ id, start, end, form }) => {
    const term = known.get(id);
    return term === undefined ? [] : [{ ...term, start, end, form }];
  });
}

interface TermReading {
  readonly bases: readonly TermBaseRow[];
  readonly targetLanguage: string;
}

/**
 * Reads the results of an index again, so that deleted terms, and terms without one in the other language, are not
 * shown.
 */
async function readTerms(
  db: Db,
  ids: readonly string[],
  { bases, targetLanguage }: TermReading,
): Promise<ReadonlyMap<string, KnownTerm>> {
  const rows = await findTermsById(db, ids);
  const conceptIds = [...new Set(rows.map(({ conceptId }) => conceptId))];
  const concepts = new Map((await findConcepts(db, conceptIds)).map((row) => [row.id, row]));
  const all = Map.groupBy(await findTermsOf(db, conceptIds), ({ conceptId }) => conceptId);
  const known = rows.flatMap((row): (readonly [string, KnownTerm])[] => {
    const concept = concepts.get(row.conceptId);
    const base = bases.find(({ id }) => id === concept?.termBaseId);
    if (concept === undefined || base === undefined) return [];
    const targets = rowsIn<TermRow>(all.get(concept.id) ?? [], targetLanguage).map(storedTerm);
    if (targets.length === 0 && row.status !== 'forbidden') return [];
    return [[row.id, { termEntryId: concept.id, base, term: storedTerm(row), targets, concept }]];
  });
  return new Map(known);
}
