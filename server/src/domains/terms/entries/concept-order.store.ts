import type { SortOrder } from '@transloom/contracts/fields';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isLanguageOf } from '../finding/term-language.store.ts';
import { type ConceptFilter, filteredConcepts } from './concepts.store.ts';

interface PartOfOrder {
  readonly column: 'createdAt' | 'changedAt';
  readonly order: SortOrder;
  readonly offset: number;
  readonly limit: number;
}

const inSql = { ascending: 'asc', descending: 'desc' } as const;

/** Ids of a page in the order of addition or change; an index has each of these orders. */
export async function findConceptIds(
  db: Db,
  filter: ConceptFilter,
  { column, order, offset, limit }: PartOfOrder,
): Promise<readonly string[]> {
  const rows = await filteredConcepts(db, filter)
    .select('termConcept.id')
    .orderBy(`termConcept.${column}`, inSql[order])
    .orderBy('termConcept.id', inSql[order])
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Terms of some concepts in a language or a variant of it, in the order of the concept. */
export async function findTextsOf(db: Db, conceptIds: readonly string[], language: string) {
  const { rows } = await sql<{ conceptId: string; language: string; text: string }>`
    select wanted.id as concept_id, term.language, term.text
    from unnest(${[...conceptIds]}::uuid[]) wanted (id)
    join lateral (
      select term.language, term.text, term.section, term.position from term
      where term.concept_id = wanted.id and ${isLanguageOf('term.language', language)} offset 0) term on true
    order by wanted.id, term.section, term.position`.execute(db);
  return rows;
}
