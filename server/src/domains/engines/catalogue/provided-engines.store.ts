import type { Db } from '../../../platform/db/database.ts';
import type { EngineHealth } from '../engines.store.ts';

export type ProvidedHealthRow = Awaited<ReturnType<typeof findProvidedHealth>>[number];

/** Of the engines that were asked so far. */
export function findProvidedHealth(db: Db) {
  return db.selectFrom('providedEngineHealth').selectAll().execute();
}

interface ProvidedPlace {
  readonly organizationId: string;
  readonly engineId: string;
}

export async function upsertProvidedHealth(
  db: Db,
  place: ProvidedPlace,
  { failure, failureCount, pausedUntil }: EngineHealth,
  now: Date,
): Promise<void> {
  const health = {
    failure: failure === null ? null : JSON.stringify(failure),
    failureCount,
    pausedUntil,
    failingSince: failure === null ? null : now,
  };
  await db
    .insertInto('providedEngineHealth')
    .values({ ...place, ...health })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'engineId']).doUpdateSet((eb) => ({
        ...health,
        failingSince:
          failure === null ? null : eb.fn.coalesce('providedEngineHealth.failingSince', eb.val(now)),
      })),
    )
    .execute();
}

/** As `healEngine`, of an engine that is provided. */
export async function healProvided(db: Db, engineId: string): Promise<boolean> {
  const healed = await db
    .updateTable('providedEngineHealth')
    .set({ failure: null, failingSince: null, failureCount: 0, pausedUntil: null })
    .where('engineId', '=', engineId)
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return healed.numUpdatedRows > 0n;
}

/** As `takeProbe`, of an engine that is provided. */
export async function takeProvidedProbe(db: Db, engineId: string, now: Date, until: Date): Promise<boolean> {
  const taken = await db
    .updateTable('providedEngineHealth')
    .set({ pausedUntil: until })
    .where('engineId', '=', engineId)
    .where('pausedUntil', '<=', now)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}
