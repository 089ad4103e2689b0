import type { Db } from '../../platform/db/database.ts';

/** What the organization has settled; undefined while it has settled nothing. */
export function findEnginePolicy(db: Db) {
  return db.selectFrom('enginePolicy').select('ownEngines').executeTakeFirst();
}

export async function upsertEnginePolicy(
  db: Db,
  organizationId: string,
  { ownEngines }: { readonly ownEngines: boolean },
): Promise<void> {
  await db
    .insertInto('enginePolicy')
    .values({ organizationId, ownEngines })
    .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ ownEngines }))
    .execute();
}
