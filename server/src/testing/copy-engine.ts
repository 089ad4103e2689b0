import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/db/database.ts';
import type { PeopleServer } from './people-server.ts';
import type { TestUser } from './test-user.ts';

interface CopyWish {
  readonly customEngineId: string;
  /** Who gets it, in their organization. */
  readonly user: TestUser;
  /** What is another, by the names of the columns. */
  readonly but?: Readonly<Record<string, unknown>>;
}

/**
 * For tests: an engine of one corpus as it stands, with its pairs, so that a large corpus is read and cleaned once for many of them.
 * Gives the id of the copy.
 */
export async function copyEngine(
  server: PeopleServer,
  { customEngineId: from, user, but = {} }: CopyWish,
): Promise<string> {
  const [id, corpusId] = [randomUUID(), randomUUID()];
  const { organizationId: organization_id, userId } = user;
  await server.database.systemTransaction(async (db) => {
    const engine = { id, organization_id, creator_id: userId, name: id.slice(0, 8), ...but };
    await copyRows(db, 'custom_engine', sql`one.id = ${from}`, engine);
    const ofEngine = { organization_id, custom_engine_id: id };
    const corpus = { ...ofEngine, id: corpusId, contributor_id: userId };
    await copyRows(db, 'engine_corpus', sql`one.custom_engine_id = ${from}`, corpus);
    await copyRows(db, 'engine_pair', sql`one.custom_engine_id = ${from}`, {
      ...ofEngine,
      corpus_id: corpusId,
    });
  });
  return id;
}

/** Each gets an id of its own where none is given. */
async function copyRows(
  db: Db,
  table: 'custom_engine' | 'engine_corpus' | 'engine_pair',
  which: ReturnType<typeof sql>,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  const rows = sql.table(table);
  await sql`
    insert into ${rows} select copy.* from ${rows} as one, jsonb_populate_record(
      one, jsonb_build_object('id', gen_random_uuid()) || ${JSON.stringify(change)}::jsonb) as copy
    where ${which}`.execute(db);
}
