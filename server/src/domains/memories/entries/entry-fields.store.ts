import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { EntryProperties } from './entry-properties.ts';

/** A condition on what the file of an entry says of it or of its texts. */
export interface SaidFilter {
  /** Name of an attribute or a property; any of them where it is missing. */
  readonly field?: string | undefined;
  /** Part of the value, whatever its case. */
  readonly part?: string | undefined;
}

/**
 * Uses one JSON path for each condition: a subquery for each entry would take several times as long, and the
 * condition is tested on a whole memory.
 */
export function says({ field, part }: SaidFilter): RawBuilder<SqlBool> {
  const has = (value: string) => (part ? [`${value} like_regex ${quoted(part)} flag "iq"`] : []);
  const named = field ? [`@.type == ${quoted(field)}`] : [];
  const property = path('$.*.properties[*]', [...named, ...has('@.value')]);
  // Compares keys: building all pairs of key and value for each entry would take longer.
  const attribute = path(`$.*.attributes.${field ? quoted(field) : '*'}`, has('@'));
  return sql`(properties @? ${property}::jsonpath or properties @? ${attribute}::jsonpath)`;
}

function path(to: string, conditions: readonly string[]): string {
  return conditions.length === 0 ? to : `${to} ? (${conditions.join(' && ')})`;
}

/** A text of a path is written as one of JSON. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

/** The first and the last id of each direction that has entries. */
export async function findEndsOfIds(db: Db, directionIds: readonly string[]) {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select (select id from memory_entry where direction_id = direction.id order by id limit 1) as first,
      (select id from memory_entry where direction_id = direction.id order by id desc limit 1) as last
    from unnest(${[...directionIds]}::uuid[]) direction (id)`.execute(db);
  return rows.flatMap(({ first, last }) => (first === null || last === null ? [] : { first, last }));
}

export interface SamplePlaces {
  readonly directionIds: readonly string[];
  /** Ids that entries are read from, in their order. */
  readonly from: readonly string[];
  readonly entriesPerPlace: number;
}

/** Properties of some entries after each of these places, each entry once. */
export async function sampleProperties(
  db: Db,
  { directionIds, from, entriesPerPlace }: SamplePlaces,
): Promise<readonly EntryProperties[]> {
  const { rows } = await sql<{ properties: EntryProperties | null }>`
    select distinct on (entry.id) entry.properties
    from unnest(${[...directionIds]}::uuid[]) direction (id) cross join unnest(${[...from]}::uuid[]) place (id)
    join lateral (
      select id, properties from memory_entry where direction_id = direction.id and id >= place.id
      order by id limit ${entriesPerPlace}) entry on entry.properties is not null
    order by entry.id`.execute(db);
  return rows.flatMap(({ properties }) => properties ?? []);
}
