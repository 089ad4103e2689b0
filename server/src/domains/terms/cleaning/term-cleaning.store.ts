import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isLanguageOf } from '../finding/term-language.store.ts';

/** For a term that very many concepts have, this many others are enough to find the useless ones. */
const mostBeside = 200;

/** The newest other concepts that share a term of the source language with each concept, however it is written. */
export async function findConceptsBeside(
  db: Db,
  {
    termBaseId,
    sourceLanguage,
    conceptIds,
  }: { readonly termBaseId: string; readonly sourceLanguage: string; readonly conceptIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const isSource = (column: string) => isLanguageOf(column, sourceLanguage);
  const { rows } = await sql<{ id: string; besideId: string }>`
    select distinct mine.concept_id as id, beside.concept_id as beside_id
    from term mine cross join lateral (
      select other.concept_id from term other
      join term_concept concept
        on concept.organization_id = other.organization_id and concept.id = other.concept_id and concept.live
      where other.organization_id = mine.organization_id and other.term_base_id = ${termBaseId}
        and other.folded = mine.folded and other.concept_id <> mine.concept_id and ${isSource('other.language')}
      order by concept.changed_at desc, concept.id desc limit ${mostBeside}) beside
    where mine.concept_id = any(${[...conceptIds]}::uuid[]) and ${isSource('mine.language')}`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, some]) => [id, some.map(({ besideId }) => besideId)]),
  );
}
