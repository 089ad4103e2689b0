import type { Wallet } from '@transloom/contracts/billing';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewHold {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly role: string;
  readonly module: string;
  readonly engineKey: string | null;
  readonly objectKind: string | null;
  readonly objectId: string | null;
  readonly sharedCharacters: number | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface StoredHold extends NewHold {
  readonly endedAt: Date | null;
}

export interface HoldPart {
  readonly number: number;
  readonly unit: Wallet;
  /** Null: the unit is not limited. */
  readonly lotId: string | null;
  readonly amount: number;
  readonly used: number;
  readonly released: number;
}

export async function insertHold(
  db: Db,
  hold: NewHold,
  parts: readonly Pick<HoldPart, 'unit' | 'lotId' | 'amount'>[],
): Promise<void> {
  const { organizationId, id: holdId } = hold;
  await db.insertInto('quotaHold').values(hold).execute();
  if (parts.length === 0) return;
  const rows = parts.map((part, number) => ({ ...part, organizationId, holdId, number }));
  await db.insertInto('quotaHoldPart').values(rows).execute();
}

/** Others that end or use the hold wait until the end of the transaction. */
export async function lockHold(db: Db, holdId: string): Promise<StoredHold | undefined> {
  const row = await db
    .selectFrom('quotaHold')
    .selectAll()
    .where('id', '=', holdId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && { ...row, sharedCharacters: row.sharedCharacters === null ? null : Number(row.sharedCharacters) }
  );
}

export async function selectParts(db: Db, holdId: string): Promise<HoldPart[]> {
  const { rows } = await sql<HoldPart>`
    select number, unit, lot_id as "lotId", amount::float8 as amount, used::float8 as used, released::float8 as released
    from quota_hold_part where hold_id = ${holdId} order by number`.execute(db);
  return rows;
}

export async function updatePart(
  db: Db,
  holdId: string,
  { number, used, released }: Pick<HoldPart, 'number' | 'used' | 'released'>,
): Promise<void> {
  await db
    .updateTable('quotaHoldPart')
    .set({ used, released })
    .where('holdId', '=', holdId)
    .where('number', '=', number)
    .execute();
}

export async function updateHoldAsEnded(db: Db, holdId: string, endedAt: Date): Promise<void> {
  await db.updateTable('quotaHold').set({ endedAt }).where('id', '=', holdId).execute();
}

/** Holds of any organization that nobody ended in time. */
export async function selectExpiredHolds(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('quotaHold')
    .select('id')
    .where('endedAt', 'is', null)
    .where('expiresAt', '<=', now)
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/** Ended holds are of use for as long as somebody may ask for the same step again. */
export async function deleteOldHolds(db: Db, endedBefore: Date): Promise<void> {
  await db.deleteFrom('quotaHold').where('endedAt', '<', endedBefore).execute();
}
