import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { isLanguageOf } from '../finding/term-language.store.ts';

export interface TermPlaces {
  readonly termBaseIds: readonly string[];
  /** BCP 47; variants of it count as well. */
  readonly sourceLanguage: string;
}

/** Concepts, or some of them, by what they are looked up by: their first term in the source language, in small letters. */
const keyed = ({ termBaseIds, sourceLanguage }: TermPlaces, conceptIds?: readonly string[]) => sql`
  select distinct on (concept.id) concept.id, concept.identity, concept.revision, concept.changed_at,
    lower(term.text) as key, term.folded
  from term_concept concept
  join term on term.organization_id = concept.organization_id and term.concept_id = concept.id
  where concept.term_base_id = any(${[...termBaseIds]}::uuid[]) and concept.live
    and ${isLanguageOf('term.language', sourceLanguage)}
    and ${conceptIds === undefined ? sql`true` : sql`concept.id = any(${[...conceptIds]}::uuid[])`}
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

export interface OutvotedConcept {
  readonly id: string;
  /** Revision of its last change. */
  readonly revision: number;
}

/** All but the newest of the concepts with one key, page by page. */
export async function findOutvotedConcepts(
  db: Db,
  places: TermPlaces,
  limit: number,
): Promise<readonly OutvotedConcept[]> {
  const { rows } = await sql<OutvotedConcept>`
    select id, revision from (
      select id, revision, row_number() over (partition by key order by changed_at desc, id desc) as place
      from (${keyed(places)}) keyed) ranked
    where place > 1 limit ${limit}`.execute(db);
  return rows;
}

/**
 * The concepts whose key another term base has as well; of that one only terms with the same folded form are read.
 */
export async function findKnownConcepts(
  db: Db,
  { conceptIds, ...places }: TermPlaces & { readonly conceptIds: readonly string[] },
  inBase: string,
): Promise<ReadonlySet<string>> {
  const { sourceLanguage } = places;
  const { rows } = await sql<{ id: string }>`
    with mine as materialized (${keyed(places, conceptIds)})
    select mine.id from mine where exists (
      select from term theirs
      join term_concept concept on concept.organization_id = theirs.organization_id and concept.id = theirs.concept_id
      where theirs.term_base_id = ${inBase} and theirs.folded = mine.folded and lower(theirs.text) = mine.key
        and ${isLanguageOf('theirs.language', sourceLanguage)} and concept.live
        and not exists (
          select from term earlier
          where earlier.organization_id = theirs.organization_id and earlier.concept_id = theirs.concept_id
            and ${isLanguageOf('earlier.language', sourceLanguage)}
            and (earlier.section, earlier.position) < (theirs.section, theirs.position)))`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
