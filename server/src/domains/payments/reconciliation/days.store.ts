import { type DayFinding, dayFindingSchema } from '@transloom/contracts/sales';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';

const findingsSchema = z.array(dayFindingSchema);

export async function ensureDays(db: Db, days: readonly string[]): Promise<void> {
  await db
    .insertInto('paymentDay')
    .values(days.map((day) => ({ day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Open days, each of which was not looked at since then; they count as looked at now, so that nobody else does. */
export async function claimOpenDays(
  db: Db,
  { now, since, from }: { readonly now: Date; readonly since: Date; readonly from: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('paymentDay')
    .select(['day', 'tries'])
    .where('state', '=', 'open')
    .where('day', '>=', from)
    .where(({ or, eb }) => or([eb('checkedAt', 'is', null), eb('checkedAt', '<=', since)]))
    .orderBy('day')
    .limit(10)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { day, tries } of rows)
    await db
      .updateTable('paymentDay')
      .set({ checkedAt: now, tries: tries + 1 })
      .where('day', '=', day)
      .execute();
  return rows.map(({ day }) => day);
}

export async function updateDay(
  db: Db,
  day: string,
  { reconciled, findings }: { readonly reconciled: boolean; readonly findings: readonly DayFinding[] },
): Promise<void> {
  await db
    .updateTable('paymentDay')
    .set({ state: reconciled ? 'reconciled' : 'open', findings: JSON.stringify(findings) })
    .where('day', '=', day)
    .execute();
}

const shownDays = 90;

/** The newest first. */
export async function selectDays(db: Db) {
  const rows = await db
    .selectFrom('paymentDay')
    .selectAll()
    .orderBy('day', 'desc')
    .limit(shownDays)
    .execute();
  return rows.map(({ day, state, findings, checkedAt }) => ({
    day,
    reconciled: state === 'reconciled',
    findings: findingsSchema.parse(findings),
    checkedAt,
  }));
}
