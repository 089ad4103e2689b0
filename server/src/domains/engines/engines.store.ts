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
  readonly updatedAt: Date;
}

export interface NewConnection extends ConnectionValues {
  readonly id: string;
  readonly organizationId: string;
  readonly createdAt: Date;
}

const asJson = ({ settings, secrets, pairs, failure, ...plain }: ConnectionValues) => ({
  ...plain,
  settings: JSON.stringify(settings),
  secrets: JSON.stringify(secrets),
  pairs: pairs === null ? null : JSON.stringify(pairs),
  failure: failure === null ? null : JSON.stringify(failure),
});

/** False where the organisation has an engine of that name already. */
export async function insertConnection(db: Db, connection: NewConnection): Promise<boolean> {
  const { id, organizationId, createdAt } = connection;
  const inserted = await db
    .insertInto('engineConnection')
    .values({ ...asJson(connection), id, organizationId, createdAt })
    .onConflict((conflict) => conflict.columns(['organizationId', 'name']).doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export type ConnectionRow = NonNullable<Awaited<ReturnType<typeof findConnection>>>;

export function findConnection(db: Db, connectionId: string) {
  return db.selectFrom('engineConnection').selectAll().where('id', '=', connectionId).executeTakeFirst();
}

export function findConnectionByName(db: Db, name: string) {
  return db.selectFrom('engineConnection').select('id').where('name', '=', name).executeTakeFirst();
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

export async function updateConnectionFailure(
  db: Db,
  connectionId: string,
  failure: object | null,
  now: Date,
): Promise<void> {
  await db
    .updateTable('engineConnection')
    .set((eb) => ({
      failure: failure === null ? null : JSON.stringify(failure),
      failingSince: failure === null ? null : eb.fn.coalesce('failingSince', eb.val(now)),
    }))
    .where('id', '=', connectionId)
    .execute();
}

export async function deleteConnection(db: Db, connectionId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('engineConnection').where('id', '=', connectionId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
