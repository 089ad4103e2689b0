import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';

const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export type PaymentFacts = z.infer<typeof factsSchema>;

export interface QuarantinedPayment {
  readonly quarantineKey: string;
  readonly orderNo: string;
  readonly reason: string;
  readonly facts: PaymentFacts;
  readonly receivedAt: Date;
}

/** False where it is kept already. */
export async function insertQuarantine(db: Db, { facts, ...payment }: QuarantinedPayment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('paymentQuarantine')
    .values({ ...payment, quarantineId: newId(), facts: JSON.stringify(facts) })
    .onConflict((conflict) => conflict.column('quarantineKey').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const most = 500;

/** Those that wait first, then the newest. */
export async function selectQuarantine(db: Db) {
  const rows = await db
    .selectFrom('paymentQuarantine')
    .selectAll()
    .orderBy('resolvedAt', (order) => order.desc().nullsFirst())
    .orderBy('receivedAt', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, facts: factsSchema.parse(row.facts) }));
}

/** False where nobody waits for it. */
export async function updateQuarantineAsResolved(
  db: Db,
  quarantineId: string,
  resolved: { readonly resolvedAt: Date; readonly resolvedBy: string; readonly note: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('paymentQuarantine')
    .set(resolved)
    .where('quarantineId', '=', quarantineId)
    .where('resolvedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
