import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewShare {
  readonly organizationId: string;
  readonly customEngineId: string;
  readonly token: string;
  readonly passwordHash: string;
  readonly expiresAt: Date | null;
  readonly creatorId: string;
  readonly createdAt: Date;
}

/** Replaces an earlier share. */
export async function saveShare(db: Db, share: NewShare): Promise<void> {
  const { token, passwordHash, expiresAt, creatorId, createdAt } = share;
  await db
    .insertInto('engineShare')
    .values(share)
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'customEngineId'])
        .doUpdateSet({ token, passwordHash, expiresAt, creatorId, createdAt }),
    )
    .execute();
}

/** A share of the actor's organization; in transactions of the system of any organization. */
export function findShare(db: Db, customEngineId: string) {
  return db
    .selectFrom('engineShare')
    .selectAll()
    .where('customEngineId', '=', customEngineId)
    .executeTakeFirst();
}

/** A share of any organization, in transactions of the system: nobody revokes it before the transaction ends. */
export function holdShare(db: Db, customEngineId: string) {
  return db
    .selectFrom('engineShare')
    .selectAll()
    .where('customEngineId', '=', customEngineId)
    .forShare()
    .executeTakeFirst();
}

export async function deleteShare(db: Db, customEngineId: string): Promise<void> {
  await db.deleteFrom('engineShare').where('customEngineId', '=', customEngineId).execute();
}

export interface NewGuest {
  readonly organizationId: string;
  readonly customEngineId: string;
  readonly ownerOrganizationId: string;
  readonly baseEngine: string | null;
  readonly userId: string;
  readonly joinedAt: Date;
}

/** Joining again changes the base engine alone. */
export async function saveGuest(db: Db, guest: NewGuest): Promise<void> {
  const { baseEngine } = guest;
  await db
    .insertInto('engineGuest')
    .values(guest)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'customEngineId']).doUpdateSet({ baseEngine }),
    )
    .execute();
}

export type GuestRow = Awaited<ReturnType<typeof findGuestRows>>[number];

/** Engines that the actor's organization joined. */
export function findGuestRows(db: Db) {
  return db.selectFrom('engineGuest').selectAll().orderBy('joinedAt').execute();
}

/** Organizations that joined an engine; in transactions of the system only. */
export function findGuestsOf(db: Db, customEngineId: string) {
  return db
    .selectFrom('engineGuest')
    .innerJoin('organization', 'organization.organizationId', 'engineGuest.organizationId')
    .innerJoin('userAccount', 'userAccount.userId', 'engineGuest.userId')
    .select([
      'organization.name as organization',
      sql<string>`shown_name(user_account.user_id, nickname, username)`.as('user'),
      'engineGuest.joinedAt',
    ])
    .where('engineGuest.customEngineId', '=', customEngineId)
    .orderBy('engineGuest.joinedAt')
    .execute();
}

/** False where the actor's organization had not joined it. */
export async function deleteGuest(db: Db, customEngineId: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('engineGuest')
    .where('customEngineId', '=', customEngineId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
