import type { Db } from '../../../platform/db/database.ts';

export interface StoredInvitation {
  readonly organizationId: string;
  readonly inviteeId: string;
  readonly inviterId: string;
  readonly inviteeOrganizationId: string;
  readonly inviteeName: string;
  readonly characters: number;
  readonly createdAt: Date;
  /** Null while the phone of the friend is not proven. */
  readonly grantedAt: Date | null;
}

interface Inviter {
  readonly organizationId: string;
  readonly userId: string;
}

export async function ensureCode(
  db: Db,
  { organizationId, userId }: Inviter,
  fresh: { readonly code: string; readonly createdAt: Date },
): Promise<string> {
  await db
    .insertInto('friendCode')
    .values({ organizationId, userId, ...fresh })
    .onConflict((conflict) => conflict.columns(['organizationId', 'userId']).doNothing())
    .execute();
  const { code } = await db
    .selectFrom('friendCode')
    .select('code')
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return code;
}

/** In a transaction of the system. */
export async function selectInviter(db: Db, code: string): Promise<Inviter | undefined> {
  return db
    .selectFrom('friendCode')
    .select(['organizationId', 'userId'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** A person is invited once; the first counts. */
export async function insertInvitation(
  db: Db,
  invitation: Omit<StoredInvitation, 'characters' | 'grantedAt'>,
): Promise<void> {
  await db
    .insertInto('friendInvitation')
    .values(invitation)
    .onConflict((conflict) => conflict.column('inviteeId').doNothing())
    .execute();
}

/** Nobody else grants it before the end of the transaction of the system. */
export async function lockInvitation(db: Db, inviteeId: string): Promise<StoredInvitation | undefined> {
  return db
    .selectFrom('friendInvitation')
    .selectAll()
    .where('inviteeId', '=', inviteeId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateInvitationAsGranted(
  db: Db,
  inviteeId: string,
  granted: { readonly characters: number; readonly grantedAt: Date },
): Promise<void> {
  await db.updateTable('friendInvitation').set(granted).where('inviteeId', '=', inviteeId).execute();
}

const most = 1_000;

/** The newest first. */
export async function selectInvitations(
  db: Db,
  { organizationId, userId }: Inviter,
): Promise<StoredInvitation[]> {
  return db
    .selectFrom('friendInvitation')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('inviterId', '=', userId)
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}
