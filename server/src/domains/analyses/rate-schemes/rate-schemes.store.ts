import type { Db } from '../../../platform/db/database.ts';

export interface NewSchemeVersion {
  readonly organizationId: string;
  readonly schemeId: string;
  readonly version: number;
  readonly name: string;
  readonly rates: Readonly<Record<string, number>>;
  readonly changedBy: string;
  readonly changedAt: Date;
}

const versions = (db: Db) =>
  db
    .selectFrom('rateSchemeVersion')
    .innerJoin('rateScheme', 'rateScheme.id', 'rateSchemeVersion.schemeId')
    .selectAll('rateSchemeVersion')
    .where('rateScheme.deleted', '=', false);

export type SchemeVersionRow = Awaited<ReturnType<typeof findSchemes>>[number];

/** The newest version of each scheme, by name. */
export function findSchemes(db: Db) {
  return versions(db)
    .whereRef('rateSchemeVersion.version', '=', 'rateScheme.version')
    .orderBy('rateSchemeVersion.name')
    .execute();
}

/** Every version of a scheme, newest first. */
export function findSchemeVersions(db: Db, schemeId: string) {
  return versions(db)
    .where('rateSchemeVersion.schemeId', '=', schemeId)
    .orderBy('rateSchemeVersion.version', 'desc')
    .execute();
}

/** False where another scheme has the name. */
export async function insertScheme(
  db: Db,
  scheme: { readonly organizationId: string; readonly id: string; readonly name: string },
): Promise<boolean> {
  const inserted = await db
    .insertInto('rateScheme')
    .values({ ...scheme, version: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

export async function insertSchemeVersion(db: Db, { rates, ...version }: NewSchemeVersion): Promise<void> {
  await db
    .insertInto('rateSchemeVersion')
    .values({ ...version, rates: JSON.stringify(rates) })
    .execute();
}

/** The scheme with its row locked until the transaction ends. */
export function lockScheme(db: Db, schemeId: string) {
  return db
    .selectFrom('rateScheme')
    .selectAll()
    .where('id', '=', schemeId)
    .where('deleted', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

export async function isNameTaken(db: Db, name: string, besides: string): Promise<boolean> {
  const found = await db
    .selectFrom('rateScheme')
    .select('id')
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '<>', besides)
    .where('deleted', '=', false)
    .executeTakeFirst();
  return found !== undefined;
}

export async function updateScheme(
  db: Db,
  schemeId: string,
  change: { readonly name?: string; readonly version?: number; readonly deleted?: boolean },
): Promise<void> {
  await db.updateTable('rateScheme').set(change).where('id', '=', schemeId).execute();
}
