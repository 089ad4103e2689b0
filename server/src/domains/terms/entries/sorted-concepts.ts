import { mostFound } from '@transloom/contracts/assets';
import type { SortOrder } from '@transloom/contracts/fields';
import { type TermSort, termSortsOf } from '@transloom/contracts/term-entries';
import { plainTerm } from '@transloom/core/terms/term-pattern';
import type { Db } from '../../../platform/db/database.ts';
import { idsInOrder } from '../../assets/ids-in-order.ts';
import { findConceptIds, findTextsOf } from './concept-order.store.ts';
import type { ConceptFilter } from './concepts.store.ts';
import { rowsIn } from './stored-concept.ts';

interface ConceptOrder {
  readonly sortBy: TermSort;
  readonly sortOrder: SortOrder;
  /** Language of the compared terms. */
  readonly language: string;
}

interface ConceptList {
  readonly filter: ConceptFilter;
  readonly total: number;
}

interface Part {
  readonly offset: number;
  readonly limit: number;
}

const columns = { added: 'createdAt', changed: 'changedAt' } as const;

/** Ids of a page; the newest first where the list is too long for another order. */
export async function conceptIdsOfPage(
  db: Db,
  { filter, total }: ConceptList,
  { sortBy, sortOrder, language }: ConceptOrder,
  { offset, limit }: Part,
): Promise<readonly string[]> {
  if (!termSortsOf(total).includes(sortBy))
    return findConceptIds(db, filter, { column: 'createdAt', order: 'descending', offset, limit });
  if (sortBy === 'added' || sortBy === 'changed')
    return findConceptIds(db, filter, { column: columns[sortBy], order: sortOrder, offset, limit });
  const newest = { column: 'createdAt', order: 'descending', offset: 0, limit: mostFound } as const;
  const ids = await findConceptIds(db, filter, newest);
  const keys = await firstTerms(db, ids, language);
  return idsInOrder({ ids, keys, language, order: sortOrder }).slice(offset, offset + limit);
}

/** The one of each that the flat view shows first. */
async function firstTerms(db: Db, ids: readonly string[], language: string) {
  const terms = Map.groupBy(await findTextsOf(db, ids, language), ({ conceptId }) => conceptId);
  return new Map(
    [...terms].flatMap(([id, some]) => {
      const [first] = rowsIn(some, language);
      return first === undefined ? [] : [[id, plainTerm(first.text)] as const];
    }),
  );
}
