import { limits } from '@transloom/contracts/limits';
import type { NoticeSender } from '../../messages/notice-channel.ts';
import { notify } from '../../messages/notify.ts';
import { findUser } from '../../users/find-user.ts';
import { grantQuota } from '../grant-quota.ts';
import { lockWallets, sumGranted } from '../ledger/lots.store.ts';
import {
  insertInvitation,
  lockInvitation,
  type StoredInvitation,
  selectInviter,
  updateInvitationAsGranted,
} from './invitations.store.ts';

interface Friend {
  readonly code: string;
  readonly userId: string;
  readonly username: string;
  /** The personal organization of the friend. */
  readonly organizationId: string;
}

/** Somebody signed up by a link; a code that nobody has is as none. In a transaction of the system. */
export async function acceptInvitation(
  { db, now }: NoticeSender,
  { code, userId, username, organizationId }: Friend,
): Promise<void> {
  const inviter = await selectInviter(db, code);
  if (inviter === undefined || inviter.userId === userId) return;
  await insertInvitation(db, {
    organizationId: inviter.organizationId,
    inviterId: inviter.userId,
    inviteeId: userId,
    inviteeOrganizationId: organizationId,
    inviteeName: username,
    createdAt: now(),
  });
}

/**
 * Grants both sides their characters, once, when the phone of the friend is proven: a mailbox costs nothing, so that one
 * would be enough to invite oneself. In a transaction of the system.
 */
export async function rewardInvitation(system: NoticeSender, inviteeId: string): Promise<void> {
  const { db, now } = system;
  const invitation = await lockInvitation(db, inviteeId);
  if (invitation === undefined || invitation.grantedAt !== null) return;
  if (!(await findUser(db, inviteeId))?.phone) return;
  const { inviterId, organizationId, inviteeOrganizationId, inviteeName } = invitation;
  const characters = await rewardOfInviter(system, invitation);
  await updateInvitationAsGranted(db, inviteeId, { characters, grantedAt: now() });
  const lot = { unit: 'characters', source: 'invitation', expiresAt: null } as const;
  const own = { organizationId, grantKey: `${keyStart(inviterId)}${inviteeId}`, amount: characters };
  if (characters > 0) await grantQuota(db, { ...lot, ...own }, now());
  await grantQuota(
    db,
    {
      ...lot,
      organizationId: inviteeOrganizationId,
      grantKey: `invited:${inviteeId}`,
      amount: limits.invitationCharacters,
    },
    now(),
  );
  if (characters === 0) return;
  const params = { friend: inviteeName, characters };
  const key = `invitation ${inviteeId}`;
  await notify(system, { kind: 'invitation-reward', to: [inviterId], params, link: '/account/invite', key });
}

/** What the inviter may still be granted; the wallet is locked, so that two friends at once do not bring too much. */
async function rewardOfInviter(
  { db }: NoticeSender,
  { organizationId, inviterId }: StoredInvitation,
): Promise<number> {
  await lockWallets(db, organizationId, ['characters']);
  const wanted = { organizationId, unit: 'characters', keyStart: keyStart(inviterId) } as const;
  const left = limits.invitationCharactersMost - (await sumGranted(db, wanted));
  return Math.max(0, Math.min(limits.invitationCharacters, left));
}

function keyStart(inviterId: string): string {
  return `invite:${inviterId}:`;
}
