import type { OwnCheck } from '@transloom/contracts/own-checks';
import type { Db } from '../../../platform/db/database.ts';

export interface OwnCheckFields {
  readonly name: string;
  readonly instruction: string;
  readonly severity: OwnCheck['severity'];
  readonly languages: readonly string[];
}

interface CheckChange {
  readonly changedBy: string;
  readonly changedAt: Date;
}

export interface NewOwnCheck extends OwnCheckFields, CheckChange {
  readonly organizationId: string;
  readonly id: string;
}

export type OwnCheckRow = NonNullable<Awaited<ReturnType<typeof findOwnCheck>>>;

/** By name. */
export function findOwnChecks(db: Db): Promise<OwnCheckRow[]> {
  return db.selectFrom('ownCheck').selectAll().orderBy('name').execute();
}

export function findOwnCheck(db: Db, id: string) {
  return db.selectFrom('ownCheck').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Undefined where another one has the name. */
export function insertOwnCheck(
  db: Db,
  { languages, ...check }: NewOwnCheck,
): Promise<OwnCheckRow | undefined> {
  return db
    .insertInto('ownCheck')
    .values({ ...check, languages: [...languages] })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

interface CheckToUpdate extends OwnCheckFields, CheckChange {
  readonly id: string;
  /** That was seen. */
  readonly version: number;
  /** Whether it has other words, of which nothing was tried. */
  readonly reworded: boolean;
}

/** Undefined where it has another version. It throws where another one has the name. */
export function updateOwnCheck(
  db: Db,
  { id, version, reworded, languages, ...fields }: CheckToUpdate,
): Promise<OwnCheckRow | undefined> {
  return db
    .updateTable('ownCheck')
    .set({ ...fields, languages: [...languages], version: version + 1 })
    .$if(reworded, (query) => query.set({ enabled: false, trial: null }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}

export function switchOwnCheck(
  db: Db,
  { id, enabled, ...change }: CheckChange & { readonly id: string; readonly enabled: boolean },
): Promise<OwnCheckRow | undefined> {
  return db
    .updateTable('ownCheck')
    .set((eb) => ({ ...change, enabled, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Undefined where its words have changed since. */
export function saveTrial(
  db: Db,
  { id, instruction, trial }: { readonly id: string; readonly instruction: string; readonly trial: object },
): Promise<OwnCheckRow | undefined> {
  return db
    .updateTable('ownCheck')
    .set({ trial: JSON.stringify(trial) })
    .where('id', '=', id)
    .where('instruction', '=', instruction)
    .returningAll()
    .executeTakeFirst();
}

/** False where there was none. */
export async function deleteOwnCheckRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('ownCheck').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
