import { refundStates } from '@transloom/contracts/sales';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';

const refundStateSchema = z.enum(refundStates);
export type StoredRefundState = z.infer<typeof refundStateSchema>;

export interface StoredRefund {
  readonly refundNo: string;
  readonly organizationId: string;
  readonly orderNo: string;
  /** Whole fen. */
  readonly amount: number;
  /** Characters or tokens that were taken back. */
  readonly units: number;
  readonly reason: string;
  readonly state: StoredRefundState;
  readonly createdAt: Date;
}

export async function insertRefund(
  db: Db,
  refund: StoredRefund & { readonly createdBy: string; readonly nextQueryAt: Date | null },
): Promise<void> {
  await db.insertInto('refund').values(refund).execute();
}

/** Nobody else changes it before the end of the transaction. */
export async function lockRefund(db: Db, refundNo: string): Promise<StoredRefund | undefined> {
  const row = await db
    .selectFrom('refund')
    .selectAll()
    .where('refundNo', '=', refundNo)
    .forUpdate()
    .executeTakeFirst();
  return row && asRefund(row);
}

export async function selectRefundsOf(db: Db, orderNos: readonly string[]): Promise<StoredRefund[]> {
  if (orderNos.length === 0) return [];
  const rows = await db
    .selectFrom('refund')
    .selectAll()
    .where('orderNo', 'in', orderNos)
    .orderBy('createdAt')
    .execute();
  return rows.map(asRefund);
}

export async function updateRefundState(
  db: Db,
  refundNo: string,
  change: {
    readonly state: StoredRefundState;
    readonly endedAt?: Date;
    readonly nextQueryAt?: Date | null;
  },
): Promise<void> {
  await db.updateTable('refund').set(change).where('refundNo', '=', refundNo).execute();
}

/** Refunds to ask the gateway about; each is put off, so that nobody asks about it meanwhile. */
export async function claimDueRefunds(db: Db, now: Date): Promise<readonly StoredRefund[]> {
  const due = await db
    .selectFrom('refund')
    .selectAll()
    .where('nextQueryAt', '<=', now)
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { refundNo, queries } of due)
    await db
      .updateTable('refund')
      .set({ queries: queries + 1, nextQueryAt: new Date(now.getTime() + waitMinutes(queries) * 60_000) })
      .where('refundNo', '=', refundNo)
      .execute();
  return due.map(asRefund);
}

/** Each minute for five minutes, then after 5, 10, 20 and each 30 minutes. */
function waitMinutes(queries: number): number {
  return queries < 5 ? 1 : Math.min(5 * 2 ** (queries - 5), 30);
}

function asRefund(row: {
  readonly refundNo: string;
  readonly organizationId: string;
  readonly orderNo: string;
  readonly amount: number;
  readonly units: unknown;
  readonly reason: string;
  readonly state: string;
  readonly createdAt: Date;
}): StoredRefund {
  const { refundNo, organizationId, orderNo, amount, reason, createdAt } = row;
  const state = refundStateSchema.parse(row.state);
  return { refundNo, organizationId, orderNo, amount, reason, createdAt, state, units: Number(row.units) };
}
