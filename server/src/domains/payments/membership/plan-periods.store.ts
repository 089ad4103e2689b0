import { type AccountType, accountTypeSchema } from '@transloom/contracts/roles';
import type { Db } from '../../../platform/db/database.ts';

export interface PlanPeriod {
  readonly periodId: string;
  readonly organizationId: string;
  /** Null where nothing was bought. */
  readonly orderNo: string | null;
  readonly accountType: AccountType;
  readonly startsAt: Date;
  /** Null for a trial. */
  readonly months: number | null;
  readonly endsAt: Date;
}

export async function insertPeriod(db: Db, period: PlanPeriod): Promise<void> {
  await db.insertInto('planPeriod').values(period).execute();
}

/** Bought time of an organization that was not paid back, the earliest first. */
export async function selectPeriods(db: Db, organizationId: string): Promise<PlanPeriod[]> {
  const rows = await db
    .selectFrom('planPeriod')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('revokedAt', 'is', null)
    .orderBy('startsAt')
    .execute();
  return rows.map(({ revokedAt: _, ...row }) => ({
    ...row,
    accountType: accountTypeSchema.parse(row.accountType),
  }));
}

export async function selectPeriodOfOrder(db: Db, orderNo: string) {
  const row = await db.selectFrom('planPeriod').selectAll().where('orderNo', '=', orderNo).executeTakeFirst();
  return row && { ...row, accountType: accountTypeSchema.parse(row.accountType) };
}

export async function updatePeriodAsRevoked(db: Db, periodId: string, revokedAt: Date | null): Promise<void> {
  await db.updateTable('planPeriod').set({ revokedAt }).where('periodId', '=', periodId).execute();
}
