import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface TermPlaces {
  readonly termBaseIds: readonly string[];
  /** BCP 47; variants of it count as well. */
  readonly sourceLanguage: string;
}

/** Concepts by what they are looked up by: their first term in the source language, in small letters. */
const keyed = ({ termBaseIds, sourceLanguage }: TermPlaces) => sql`
  select distinct on (concept.id) concept.id, concept.identity, concept.changed_at, lower(term.text) as key
  from term_concept concept
  join term on term.organization_id = concept.organization_id and term.concept_id = concept.id
  where concept.term_base_id = any(${[...termBaseIds]}::uuid[]) and concept.live
    and split_part(lower(term.language), '-', 1) = split_part(lower(${sourceLanguage}::text), '-', 1)
  order by concept.id, term.section, term.position`;

export interface TermConflictCounts {
  readonly entries: number;
  readonly duplicates: number;
  readonly conflicts: number;
}

export async function countTermConflicts(db: Db, places: TermPlaces): Promise<TermConflictCounts> {
  const { rows } = await sql<TermConflictCounts>`
    with keyed as materialized (${keyed(places)})
    select count(*)::int as entries, (count(*) - count(distinct identity))::int as duplicates,
      (select count(*) from (select from keyed group by key having count(distinct identity) > 1) place)::int as conflicts
    from keyed`.execute(db);
  return rows[0] ?? { entries: 0, duplicates: 0, conflicts: 0 };
}

export interface TermConflict {
  readonly term: string;
  readonly conceptIds: readonly string[];
}

/** The newest concept of each first. */
export async function findTermConflicts(
  db: Db,
  places: TermPlaces,
  limit: number,
): Promise<readonly TermConflict[]> {
  const { rows } = await sql<TermConflict>`
    select key as term, array_agg(id order by changed_at desc, id desc) as concept_ids
    from (${keyed(places)}) keyed group by key having count(distinct identity) > 1
    order by key limit ${limit}`.execute(db);
  return rows;
}

/** Of the concepts of one key all but the newest, some at a time. */
export async function findOutvotedConcepts(
  db: Db,
  places: TermPlaces,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (partition by key order by changed_at desc, id desc) as place
      from (${keyed(places)}) keyed) ranked
    where place > 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of some concepts those whose key another base has as well. */
export async function findKnownConcepts(
  db: Db,
  places: TermPlaces & { readonly conceptIds: readonly string[] },
  inBase: string,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select mine.id from (${keyed(places)}) mine
    where mine.id = any(${[...places.conceptIds]}::uuid[])
      and mine.key in (select key from (${keyed({ ...places, termBaseIds: [inBase] })}) theirs)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
