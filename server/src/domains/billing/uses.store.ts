import type { GrantedUnit } from '@transloom/contracts/billing';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewUse {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly role: string;
  readonly module: string;
  readonly engineKey: string | null;
  readonly objectKind: string | null;
  readonly objectId: string | null;
  readonly holdId: string;
  readonly step: string;
  readonly characters: number;
  readonly tokens: number;
  /** Millionths of the currency; both null where it is not known. */
  readonly costMicros: number | null;
  readonly currency: string | null;
  readonly usedAt: Date;
}

/** False where the step of the hold was counted before. */
export async function insertUse(db: Db, use: NewUse): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quotaUse')
    .values(use)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'holdId', 'step']).where('step', 'is not', null).doNothing(),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** True for the first who marks it. */
export async function markRefunded(db: Db, useId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('quotaUse')
    .set({ refundedAt: at })
    .where('id', '=', useId)
    .where('refundedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function uses(db: Db) {
  return db.selectFrom('quotaUse').where('refundedAt', 'is', null);
}

/** Characters used since a moment, by engine. */
export async function sumUsage(db: Db, since: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await uses(db)
    .select(['engineKey', sql<number>`sum(characters)::float8`.as('characters')])
    .where('usedAt', '>=', since)
    .where('engineKey', 'is not', null)
    .groupBy('engineKey')
    .execute();
  return new Map(rows.map(({ engineKey, characters }) => [engineKey ?? '', characters]));
}

/** Costs since a moment, by engine and currency; what has no price is not among them. */
export function sumCosts(db: Db, since: Date) {
  return uses(db)
    .select((eb) => [
      eb.ref('engineKey').$notNull().as('engineKey'),
      'currency',
      sql<number>`sum(cost_micros)::float8`.as('micros'),
    ])
    .where('usedAt', '>=', since)
    .where('currency', 'is not', null)
    .where('engineKey', 'is not', null)
    .groupBy(['engineKey', 'currency'])
    .orderBy('currency')
    .execute();
}

/** Characters and costs of documents, by document and currency; null where no price was known. */
export function sumUsageOfDocuments(db: Db, documentIds: readonly string[]) {
  return uses(db)
    .select((eb) => [
      eb.ref('objectId').$notNull().as('documentId'),
      'currency',
      sql<number>`sum(characters)::float8`.as('characters'),
      sql<number>`coalesce(sum(cost_micros), 0)::float8`.as('micros'),
    ])
    .where('objectKind', '=', 'document')
    .where('objectId', 'in', documentIds)
    .groupBy(['objectId', 'currency'])
    .orderBy('currency')
    .execute();
}

/** A month that caps look at: its start, and the time at which holds are looked at. */
export interface Month {
  readonly since: Date;
  readonly now: Date;
}

/** Characters of an engine that were used since a moment or are held just now. */
export async function sumTaken(db: Db, engineKey: string, month: Month): Promise<number> {
  return sumOfEngine(db, { engineKey, unit: 'characters', used: sql`characters` }, month);
}

/** Millionths of a currency that were spent on an engine since a moment or are held just now. */
export async function sumMoneyTaken(
  db: Db,
  { engineKey, currency }: { readonly engineKey: string; readonly currency: string },
  month: Month,
): Promise<number> {
  const used = sql`case when currency = ${currency} then cost_micros end`;
  return sumOfEngine(db, { engineKey, unit: currency, used }, month);
}

interface OfEngine {
  readonly engineKey: string;
  readonly unit: string;
  /** The column of a use that counts the unit. */
  readonly used: ReturnType<typeof sql>;
}

async function sumOfEngine(
  db: Db,
  { engineKey, unit, used }: OfEngine,
  { since, now }: Month,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select
      (select coalesce(sum(${used}), 0) from quota_use
       where organization_id = current_organization() and engine_key = ${engineKey} and used_at >= ${since}
         and refunded_at is null)::float8
      + (select coalesce(sum(amount - used - released), 0)
         from quota_hold hold join quota_hold_part part on part.hold_id = hold.id
         where hold.organization_id = current_organization() and engine_key = ${engineKey} and ended_at is null
           and expires_at > ${now}
           and unit = ${unit})::float8
      as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** What a member used of a unit since a moment or holds just now. */
export async function sumTakenByMember(
  db: Db,
  { userId, unit }: { readonly userId: string; readonly unit: GrantedUnit },
  { since, now }: Month,
): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    select
      (select coalesce(sum(${sql.ref(unit)}), 0) from quota_use
       where organization_id = current_organization() and user_id = ${userId} and used_at >= ${since}
         and refunded_at is null)::float8
      + (select coalesce(sum(amount - used - released), 0)
         from quota_hold hold join quota_hold_part part on part.hold_id = hold.id
         where hold.organization_id = current_organization() and user_id = ${userId} and ended_at is null
           and expires_at > ${now}
           and unit = ${unit})::float8
      as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** Characters that everybody, or one piece of work, used since a moment or holds just now. */
export async function sumCharactersTaken(
  db: Db,
  { since, objectId }: { readonly since: Date; readonly objectId?: string },
  now: Date,
): Promise<number> {
  const ofObject = objectId === undefined ? sql`true` : sql`object_id = ${objectId}`;
  const { rows } = await sql<{ taken: number }>`
    select
      (select coalesce(sum(characters), 0) from quota_use
       where organization_id = current_organization() and used_at >= ${since} and refunded_at is null
         and ${ofObject})::float8
      + (select coalesce(sum(amount - used - released), 0)
         from quota_hold hold join quota_hold_part part on part.hold_id = hold.id
         where hold.organization_id = current_organization() and ended_at is null and expires_at > ${now}
           and unit = 'characters' and ${ofObject})::float8
      as taken`.execute(db);
  return rows[0]?.taken ?? 0;
}

/** What each member used of a unit since a moment or holds just now, by user id. */
export async function sumTakenByMembers(
  db: Db,
  unit: GrantedUnit,
  { since, now }: Month,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ userId: string; taken: number }>`
    select user_id as "userId", sum(taken)::float8 as taken from (
      select user_id, ${sql.ref(unit)} as taken from quota_use
      where organization_id = current_organization() and used_at >= ${since} and refunded_at is null
      union all
      select user_id, amount - used - released
      from quota_hold hold join quota_hold_part part on part.hold_id = hold.id
      where hold.organization_id = current_organization() and ended_at is null and expires_at > ${now}
        and unit = ${unit}
    ) as both_kinds group by user_id`.execute(db);
  return new Map(rows.map(({ userId, taken }) => [userId, taken]));
}

export interface StoredUse {
  readonly id: string;
  readonly userId: string;
  readonly role: string | null;
  readonly module: string;
  readonly characters: number;
  readonly tokens: number;
  readonly objectKind: string | null;
  readonly objectId: string | null;
  readonly usedAt: Date;
}

export interface UsesAsked {
  readonly userId: string | undefined;
  readonly module: string | undefined;
  readonly from: Date | undefined;
  /** Exclusive. */
  readonly to: Date | undefined;
  readonly offset: number;
  readonly count: number;
}

/** Characters and tokens by day (UTC) and module, the first day first. */
export async function sumUsesByDay(db: Db, asked: Omit<UsesAsked, 'offset' | 'count'>) {
  const day = sql<string>`to_char(used_at at time zone 'UTC', 'YYYY-MM-DD')`;
  return usesAsked(db, asked)
    .select([
      day.as('day'),
      'module',
      sql<number>`sum(characters)::float8`.as('characters'),
      sql<number>`sum(tokens)::float8`.as('tokens'),
    ])
    .groupBy([day, 'module'])
    .orderBy('day')
    .orderBy('module')
    .execute();
}

function usesAsked(db: Db, { userId, module, from, to }: Omit<UsesAsked, 'offset' | 'count'>) {
  let asked = uses(db);
  if (userId !== undefined) asked = asked.where('userId', '=', userId);
  if (module !== undefined) asked = asked.where('module', '=', module);
  if (from !== undefined) asked = asked.where('usedAt', '>=', from);
  if (to !== undefined) asked = asked.where('usedAt', '<', to);
  return asked;
}

/** Newest first; what was given back is not among them. */
export async function selectUses(
  db: Db,
  { userId, module, from, to, offset, count }: UsesAsked,
): Promise<{ readonly records: StoredUse[]; readonly total: number }> {
  const asked = usesAsked(db, { userId, module, from, to });
  const [{ total }, records] = await Promise.all([
    asked.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    asked
      .select(['id', 'userId', 'role', 'module', 'characters', 'tokens', 'objectKind', 'objectId', 'usedAt'])
      .orderBy('usedAt', 'desc')
      .orderBy('id')
      .limit(count)
      .offset(offset)
      .execute(),
  ]);
  return { records, total: Number(total) };
}
