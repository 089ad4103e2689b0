import type { Db } from '../../../platform/db/database.ts';

export function selectCard(db: Db, organizationId: string) {
  return db
    .selectFrom('organization')
    .select([
      'organizationId',
      'name',
      'shortName',
      'avatar',
      'email',
      'contacts',
      'phone',
      'profile',
      'createdAt',
    ])
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
}

interface CardChange {
  readonly name: string;
  readonly shortName: string;
  readonly email: string;
  readonly contacts: string;
  readonly phone: string;
  readonly profile: string;
}

export async function updateCard(db: Db, organizationId: string, change: CardChange): Promise<void> {
  await db.updateTable('organization').set(change).where('organizationId', '=', organizationId).execute();
}

export async function updatePicture(db: Db, organizationId: string, avatar: string | null): Promise<void> {
  await db.updateTable('organization').set({ avatar }).where('organizationId', '=', organizationId).execute();
}

export async function countMembers(db: Db, organizationId: string): Promise<number> {
  const { count } = await db
    .selectFrom('member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('organizationId', '=', organizationId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countTeams(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('team')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Organizations that somebody runs, by name. */
export function selectManaged(db: Db, userId: string) {
  return db
    .selectFrom('member')
    .innerJoin('organization', 'organization.organizationId', 'member.organizationId')
    .select(['organization.organizationId', 'organization.name', 'organization.shortName'])
    .where('member.userId', '=', userId)
    .where('member.role', 'in', ['SUPER_ADMIN', 'ADMIN'])
    .where('member.ownRoleId', 'is', null)
    .where('organization.organizationType', '=', 'ENTERPRISE')
    .orderBy('organization.name')
    .execute();
}
