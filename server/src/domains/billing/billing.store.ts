import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';
import { newId } from '../../platform/db/new-id.ts';

export interface CharacterHold {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly module: string;
  readonly engineKey: string;
  /** Unicode code points. */
  readonly characters: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Counted for all organizations together too. */
  readonly shared: boolean;
  /** Millionths of the currency, at most; both null where it is not known. */
  readonly costMicros: number | null;
  readonly currency: string | null;
}

/** One at a time for an engine of an organisation: two at once would both see the last characters. */
export async function lockCharacters(db: Db, organizationId: string, engineKey: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`characters ${organizationId} ${engineKey}`}, 0))`.execute(
    db,
  );
}

export async function insertHold(db: Db, hold: CharacterHold): Promise<void> {
  await db.insertInto('characterHold').values(hold).execute();
}

/** The hold that is ended by this; undefined where it has expired. */
export function deleteHold(db: Db, holdId: string) {
  return db.deleteFrom('characterHold').where('id', '=', holdId).returningAll().executeTakeFirst();
}

export function deleteExpiredHolds(db: Db, now: Date) {
  return db
    .deleteFrom('characterHold')
    .where('expiresAt', '<=', now)
    .returning(['engineKey', 'characters', 'createdAt', 'shared'])
    .execute();
}

interface Usage
  extends Pick<CharacterHold, 'organizationId' | 'userId' | 'module' | 'engineKey' | 'characters'> {
  /** What it was for; null for no document. */
  readonly documentId: string | null;
  /** Millionths of the currency; both null where it is not known. */
  readonly costMicros: number | null;
  readonly currency: string | null;
}

export async function insertUsage(db: Db, usage: Usage, usedAt: Date): Promise<void> {
  await db
    .insertInto('characterUsage')
    .values({ ...usage, id: newId(), usedAt })
    .execute();
}

/** Characters used since a moment, by engine. */
export async function sumUsage(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('characterUsage')
    .select(['engineKey', sql<number>`sum(characters)::float8`.as('characters')])
    .where('usedAt', '>=', since)
    .groupBy('engineKey')
    .execute();
  return new Map(rows.map(({ engineKey, characters }) => [engineKey, characters]));
}

/** Costs since a moment, by engine and currency; what has no price is not among them. */
export function sumCosts(db: Db, since: Date) {
  return db
    .selectFrom('characterUsage')
    .select(['engineKey', 'currency', sql<number>`sum(cost_micros)::float8`.as('micros')])
    .where('usedAt', '>=', since)
    .where('currency', 'is not', null)
    .groupBy(['engineKey', 'currency'])
    .orderBy('currency')
    .execute();
}

/** Characters and costs of documents, by document and currency; null where no price was known. */
export function sumUsageOfDocuments(db: Db, documentIds: readonly string[]) {
  return db
    .selectFrom('characterUsage')
    .select((eb) => [
      eb.ref('documentId').$notNull().as('documentId'),
      'currency',
      sql<number>`sum(characters)::float8`.as('characters'),
      sql<number>`coalesce(sum(cost_micros), 0)::float8`.as('micros'),
    ])
    .where('documentId', 'in', documentIds)
    .groupBy(['documentId', 'currency'])
    .orderBy('currency')
    .execute();
}

/** Used since a moment or set aside just now. */
export async function sumTaken(db: Db, engineKey: string, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select
      (select coalesce(sum(characters), 0) from character_usage
       where organization_id = current_organization() and engine_key = ${engineKey} and used_at >= ${since})::float8
      + (select coalesce(sum(characters), 0) from character_hold
         where organization_id = current_organization() and engine_key = ${engineKey} and expires_at > ${now})::float8
      as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Millionths of a currency that were spent since a moment or are set aside just now. */
export async function sumMoneyTaken(
  db: Db,
  { engineKey, currency }: { readonly engineKey: string; readonly currency: string },
  since: Date,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select
      (select coalesce(sum(cost_micros), 0) from character_usage
       where organization_id = current_organization() and engine_key = ${engineKey} and used_at >= ${since}
         and currency = ${currency})::float8
      + (select coalesce(sum(cost_micros), 0) from character_hold
         where organization_id = current_organization() and engine_key = ${engineKey} and expires_at > ${now}
           and currency = ${currency})::float8
      as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}
