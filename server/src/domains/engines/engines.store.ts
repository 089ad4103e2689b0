import type { Db } from '../../platform/db/database.ts';
import type { LanguagePairs } from '../../providers/machine-translation/engine-vendor.ts';

export interface ConnectionValues {
  readonly vendor: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Encrypted, by name of the setting. */
  readonly secrets: Readonly<Record<string, string>>;
  /** Null: every pair. */
  readonly pairs: Exclude<LanguagePairs, 'all'> | null;
  readonly failure: object | null;
  readonly failingSince: Date | null;
  readonly failureCount: number;
  readonly pausedUntil: Date | null;
  readonly charactersPerMonth: number | null;
  readonly requestsPerMinute: number | null;
  readonly fallbackKey: string | null;
  /** Null: what the vendor lists. */
  readonly price: object | null;
  /** Millionths of the price's currency; null for no limit. */
  readonly microsPerMonth: number | null;
  readonly updatedAt: Date;
}

export interface NewConnection extends ConnectionValues {
  readonly id: string;
  readonly organizationId: string;
  /** Null: the organisation's. */
  readonly ownerId: string | null;
  readonly createdAt: Date;
}

const asJson = ({ settings, secrets, pairs, failure, price, ...plain }: ConnectionValues) => ({
  ...plain,
  settings: JSON.stringify(settings),
  secrets: JSON.stringify(secrets),
  pairs: pairs === null ? null : JSON.stringify(pairs),
  failure: failure === null ? null : JSON.stringify(failure),
  price: price === null ? null : JSON.stringify(price),
});

/** False where the organisation, or the person, has an engine of that name already. */
export async function insertConnection(db: Db, connection: NewConnection): Promise<boolean> {
  const { id, organizationId, ownerId, createdAt } = connection;
  const inserted = await db
    .insertInto('engineConnection')
    .values({ ...asJson(connection), id, organizationId, ownerId, createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export function findConnection(db: Db, connectionId: string) {
  return db.selectFrom('engineConnection').selectAll().where('id', '=', connectionId).executeTakeFirst();
}

export function findConnections(db: Db) {
  return db.selectFrom('engineConnection').selectAll().orderBy('name').execute();
}

export async function updateConnection(
  db: Db,
  connectionId: string,
  values: ConnectionValues,
): Promise<void> {
  await db.updateTable('engineConnection').set(asJson(values)).where('id', '=', connectionId).execute();
}

/** It works, or it failed once more; `pausedUntil`: when it may be asked again. */
export interface EngineHealth {
  readonly failure: object | null;
  readonly failureCount: number;
  readonly pausedUntil: Date | null;
}

export async function updateEngineHealth(
  db: Db,
  connectionId: string,
  { failure, failureCount, pausedUntil }: EngineHealth,
  now: Date,
): Promise<void> {
  await db
    .updateTable('engineConnection')
    .set((eb) => ({
      failure: failure === null ? null : JSON.stringify(failure),
      failingSince: failure === null ? null : eb.fn.coalesce('failingSince', eb.val(now)),
      failureCount,
      pausedUntil,
    }))
    .where('id', '=', connectionId)
    .execute();
}

/** False of one that did not fail. */
export async function healEngine(db: Db, connectionId: string): Promise<boolean> {
  const healed = await db
    .updateTable('engineConnection')
    .set({ failure: null, failingSince: null, failureCount: 0, pausedUntil: null })
    .where('id', '=', connectionId)
    .where('failure', 'is not', null)
    .executeTakeFirst();
  return healed.numUpdatedRows > 0n;
}

/** Of all who come when a pause is over one asks first; true for that one. */
export async function takeProbe(db: Db, connectionId: string, now: Date, until: Date): Promise<boolean> {
  const taken = await db
    .updateTable('engineConnection')
    .set({ pausedUntil: until })
    .where('id', '=', connectionId)
    .where('pausedUntil', '<=', now)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n;
}

export async function deleteConnection(db: Db, connectionId: string): Promise<void> {
  await db.deleteFrom('engineConnection').where('id', '=', connectionId).execute();
}
