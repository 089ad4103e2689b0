import type { Db } from '../../../platform/db/database.ts';

interface NewEstimate {
  readonly id: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly wish: object;
  readonly createdAt: Date;
}

export async function insertEstimate(db: Db, { wish, ...estimate }: NewEstimate): Promise<void> {
  await db
    .insertInto('pretranslationEstimate')
    .values({ ...estimate, wish: JSON.stringify(wish) })
    .execute();
}

export function findEstimate(db: Db, estimateId: string) {
  return db.selectFrom('pretranslationEstimate').selectAll().where('id', '=', estimateId).executeTakeFirst();
}

export async function updateEstimate(
  db: Db,
  estimateId: string,
  change: { readonly jobId: string } | { readonly result: object },
): Promise<void> {
  const columns = 'result' in change ? { result: JSON.stringify(change.result) } : change;
  await db.updateTable('pretranslationEstimate').set(columns).where('id', '=', estimateId).execute();
}

export async function deleteEstimatesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('pretranslationEstimate').where('createdAt', '<', before).execute();
}
