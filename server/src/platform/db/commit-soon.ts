import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * The disk is not waited for when the transaction ends: a power cut may take it back, for work that goes on behind
 * what it kept before.
 */
export async function commitSoon(db: Db): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(db);
}
