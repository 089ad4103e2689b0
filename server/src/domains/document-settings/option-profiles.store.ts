import type { ChosenOptions } from '@transloom/contracts/document-settings';
import type { Db } from '../../platform/db/database.ts';

export type ProfileRow = Awaited<ReturnType<typeof findProfiles>>[number];

export function findProfiles(db: Db) {
  return db.selectFrom('optionProfile').selectAll().orderBy('format').orderBy('name').execute();
}

export function findDefaultProfiles(db: Db) {
  return db.selectFrom('optionProfile').selectAll().where('isDefault', '=', true).execute();
}

export interface ProfileContent {
  readonly format: string;
  readonly name: string;
  readonly options: ChosenOptions;
  readonly isDefault: boolean;
  readonly updatedAt: Date;
}

export async function isProfile(db: Db, profileId: string): Promise<boolean> {
  const row = await db
    .selectFrom('optionProfile')
    .select('id')
    .where('id', '=', profileId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined where the format has a profile of that name. */
export function insertProfile(
  db: Db,
  { options, ...profile }: ProfileContent & { readonly id: string; readonly organizationId: string },
) {
  return db
    .insertInto('optionProfile')
    .values({ ...profile, options: JSON.stringify(options) })
    .onConflict((conflict) => conflict.columns(['organizationId', 'format', 'name']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined where there is none of this id. */
export function updateProfile(db: Db, profileId: string, { options, ...profile }: ProfileContent) {
  return db
    .updateTable('optionProfile')
    .set({ ...profile, options: JSON.stringify(options) })
    .where('id', '=', profileId)
    .returningAll()
    .executeTakeFirst();
}

export async function isNameTaken(
  db: Db,
  { format, name, except }: { readonly format: string; readonly name: string; readonly except: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('optionProfile')
    .select('id')
    .where('format', '=', format)
    .where('name', '=', name)
    .where('id', '!=', except)
    .executeTakeFirst();
  return row !== undefined;
}

/** At most one profile of a format is the default. */
export async function clearDefault(db: Db, format: string): Promise<void> {
  await db
    .updateTable('optionProfile')
    .set({ isDefault: false })
    .where('format', '=', format)
    .where('isDefault', '=', true)
    .execute();
}

export async function deleteProfileRow(db: Db, profileId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('optionProfile').where('id', '=', profileId).executeTakeFirst();
  return deleted.numDeletedRows === 1n;
}
