import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Word keys that must occur together in an entry of a direction, as `wordsIn` gives them. */
export interface WantedWords {
  readonly directionId: string;
  readonly keys: readonly number[];
  /** Pattern for `like`: entries with the words in this order come first. */
  readonly pattern: string;
}

export interface WordsBudget {
  /** Most entries with the keys that are looked at, for each of the wanted. */
  readonly lookedAt: number;
  /** Entries to give, for each of the wanted: those in the order of the pattern, then the newest. */
  readonly most: number;
}

/** Ids of entries, in no order. */
export async function findEntriesWithWords(
  db: Db,
  wanted: readonly WantedWords[],
  { lookedAt, most }: WordsBudget,
): Promise<readonly string[]> {
  if (wanted.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from memory_entries_with_words(
      ${wanted.map(({ directionId }) => directionId)}::uuid[],
      ${wanted.map(({ keys }) => `{${keys.join(',')}}`)}::text[],
      ${wanted.map(({ pattern }) => pattern)}::text[], ${lookedAt}, ${most})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ids of entries, the newest first. */
export async function findNewestWithWords(
  db: Db,
  { directionId, keys }: Pick<WantedWords, 'directionId' | 'keys'>,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from memory_newest_with_words(${directionId}, ${[...keys]}::integer[], ${most}) as found (id)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface EntryTexts {
  readonly directionId: string;
  readonly source: string;
  readonly target: string;
}

const behindEach = 2;

/** Entries that were added right after others, mostly from the same file. */
export async function findEntriesBehind(
  db: Db,
  entries: readonly { readonly directionId: string; readonly id: string }[],
): Promise<readonly EntryTexts[]> {
  if (entries.length === 0) return [];
  const { rows } = await sql<EntryTexts>`
    select distinct behind.direction_id, behind.source, behind.target
    from unnest(${entries.map(({ directionId }) => directionId)}::uuid[], ${entries.map(({ id }) => id)}::uuid[])
      as wanted (direction_id, id)
    cross join lateral (
      select direction_id, source, target from memory_entry e
      where e.direction_id = wanted.direction_id and e.id > wanted.id order by e.id limit ${behindEach}
    ) behind`.execute(db);
  return rows;
}
