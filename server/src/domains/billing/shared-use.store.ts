import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { monthStart } from './month-start.ts';

/** In the system's transactions alone: what all organizations together take of engines of the installation. */

interface SharedCharacters {
  readonly engineKey: string;
  readonly at: Date;
  readonly characters: number;
}

/** False, and nothing is taken, where it would be more than `most` of the month; null for no limit. */
export async function takeShared(
  db: Db,
  { engineKey, at, characters, most }: SharedCharacters & { readonly most: number | null },
): Promise<boolean> {
  if (most !== null && characters > most) return false;
  const { rows } = await sql`
    insert into shared_engine_use as known (engine_key, month, characters)
    values (${engineKey}, ${monthStart(at)}, ${characters})
    on conflict (engine_key, month) do update set characters = known.characters + excluded.characters
      where known.characters + excluded.characters <= ${most}::bigint or ${most}::bigint is null
    returning engine_key`.execute(db);
  return rows.length > 0;
}

/** Gives back what was set aside in the month of `at`. */
export async function giveBackShared(db: Db, { engineKey, at, characters }: SharedCharacters): Promise<void> {
  await sql`
    update shared_engine_use set characters = greatest(0, characters - ${characters})
    where engine_key = ${engineKey} and month = ${monthStart(at)}`.execute(db);
}

/** What is taken of the month of `at`, and set aside. */
export async function sharedTaken(
  db: Db,
  { engineKey, at }: Pick<SharedCharacters, 'engineKey' | 'at'>,
): Promise<number> {
  const { rows } = await sql<{ characters: number }>`
    select characters::float8 as characters from shared_engine_use
    where engine_key = ${engineKey} and month = ${monthStart(at)}`.execute(db);
  return rows[0]?.characters ?? 0;
}
