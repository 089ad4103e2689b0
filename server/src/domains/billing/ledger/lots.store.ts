import type { GrantedUnit, Wallet } from '@transloom/contracts/billing';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { insertEntries, type Movement, type Posting } from './entries.store.ts';

export type LotSource = 'monthly' | 'trial' | 'pack' | 'invitation' | 'hand' | 'goodwill';

export interface Lot {
  readonly id: string;
  readonly unit: GrantedUnit;
  readonly source: LotSource;
  readonly granted: number;
  readonly available: number;
  readonly held: number;
  readonly used: number;
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

/**
 * Makes the wallets where they are missing and keeps others out of them until the end of the transaction. Units are
 * locked in one order, so that two who lock several never wait for one another.
 */
export async function lockWallets(db: Db, organizationId: string, units: readonly Wallet[]): Promise<void> {
  const wanted = [...new Set(units)].toSorted();
  if (wanted.length === 0) return;
  await ensureWallets(db, organizationId, wanted);
  await sql`
    select unit from wallet where organization_id = ${organizationId} and unit = any(${wanted})
    order by unit for update`.execute(db);
}

export async function ensureWallets(db: Db, organizationId: string, units: readonly Wallet[]): Promise<void> {
  await db
    .insertInto('wallet')
    .values(units.map((unit) => ({ organizationId, unit })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewLot {
  readonly organizationId: string;
  readonly unit: GrantedUnit;
  readonly source: LotSource;
  /** The same key twice is one grant. */
  readonly grantKey: string;
  readonly amount: number;
  readonly expiresAt: Date | null;
}

/** False where the key was granted before. The wallet is locked. */
export async function insertLot(db: Db, { amount, ...lot }: NewLot, at: Date): Promise<boolean> {
  const id = newId();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('quotaLot')
    .values({ ...lot, id, granted: amount, available: amount, createdAt: at })
    .onConflict((conflict) => conflict.columns(['organizationId', 'unit', 'grantKey']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  const { organizationId, unit } = lot;
  const postings: Posting[] = [{ unit, lotId: id, from: 'outside', to: 'available', amount }];
  await insertEntries(db, { organizationId, movement: 'grant', at, postings });
  return true;
}

/** Lots that something can be taken of, the earliest end first (P9.8); those without end come last. */
export async function selectOpenLots(
  db: Db,
  organizationId: string,
  units: readonly Wallet[],
  now: Date,
): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select ${lotColumns} from quota_lot
    where organization_id = ${organizationId} and unit = any(${[...units]}) and available > 0
      and (expires_at is null or expires_at > ${now})
    order by expires_at nulls last, created_at, id`.execute(db);
  return rows;
}

/** All lots of the units that have not ended, spent ones too. */
export async function selectLiveLots(db: Db, organizationId: string, now: Date): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select ${lotColumns} from quota_lot
    where organization_id = ${organizationId} and (expires_at is null or expires_at > ${now})
    order by expires_at nulls last, created_at, id`.execute(db);
  return rows;
}

/** How much of a source was granted under keys that begin so. */
export async function sumGranted(
  db: Db,
  { organizationId, unit, keyStart }: { organizationId: string; unit: GrantedUnit; keyStart: string },
): Promise<number> {
  const { rows } = await sql<{ granted: number }>`
    select coalesce(sum(granted), 0)::float8 as granted from quota_lot
    where organization_id = ${organizationId} and unit = ${unit} and starts_with(grant_key, ${keyStart})`.execute(
    db,
  );
  return rows[0]?.granted ?? 0;
}

/** Lots that ended with something in them, of any organization. */
export async function selectEndedLots(
  db: Db,
  now: Date,
): Promise<{ id: string; organizationId: string; unit: GrantedUnit }[]> {
  const { rows } = await sql<{ id: string; organizationId: string; unit: GrantedUnit }>`
    select id, organization_id as "organizationId", unit from quota_lot
    where expires_at <= ${now} and available > 0 order by expires_at limit 500`.execute(db);
  return rows;
}

export async function selectLot(db: Db, organizationId: string, lotId: string): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    select ${lotColumns} from quota_lot where organization_id = ${organizationId} and id = ${lotId}`.execute(
    db,
  );
  return rows[0];
}

export async function selectLotOfGrant(
  db: Db,
  { organizationId, unit, grantKey }: Pick<NewLot, 'organizationId' | 'unit' | 'grantKey'>,
): Promise<Lot | undefined> {
  const { rows } = await sql<Lot>`
    select ${lotColumns} from quota_lot
    where organization_id = ${organizationId} and unit = ${unit} and grant_key = ${grantKey}`.execute(db);
  return rows[0];
}

const lotColumns = sql`id, unit, source, granted::float8 as granted, available::float8 as available, held::float8 as held,
  used::float8 as used, expires_at as "expiresAt", created_at as "createdAt"`;

const columnOfAccount = {
  available: 'available',
  held: 'held',
  used: 'used',
  expired: 'expired',
  'taken-back': 'taken_back',
  outside: undefined,
} as const;

interface Posted {
  readonly organizationId: string;
  readonly movement: Movement;
  readonly holdId?: string | undefined;
  readonly useId?: string | undefined;
  readonly at: Date;
  readonly postings: readonly Posting[];
}

/** Moves amounts: changes the lots and writes the entries. The wallets of the lots are locked. */
export async function post(db: Db, posted: Posted): Promise<void> {
  for (const { lotId, from, to, amount } of posted.postings) {
    if (lotId === null || amount === 0) continue;
    const changes = [from, to].flatMap((account, side) => {
      const column = columnOfAccount[account];
      return column === undefined
        ? []
        : [sql`${sql.ref(column)} = ${sql.ref(column)} + ${side === 0 ? -amount : amount}`];
    });
    await sql`update quota_lot set ${sql.join(changes)} where id = ${lotId}`.execute(db);
  }
  await insertEntries(db, posted);
}
