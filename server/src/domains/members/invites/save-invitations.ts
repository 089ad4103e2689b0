import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { notify } from '../../messages/notify.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import type { Place } from '../../organizations/place-of-member.ts';
import { findUsersByTargets } from '../../users/find-user.ts';
import { shownName } from '../../users/shown-names.ts';
import { type InviteRow, saveInvites, selectInvitesById } from './invites.store.ts';
import { newCode } from './new-code.ts';

/** An address to invite, in small letters, with what is known of the person. */
export interface InvitedAddress extends Place {
  readonly target: string;
  readonly expiresAt: Date;
  readonly name: string;
  readonly languages: string[];
  readonly systemCode: string | null;
}

/** Invites addresses; whoever has an account with one of them gets a message. */
export async function saveInvitations(
  context: Context,
  addresses: readonly InvitedAddress[],
): Promise<readonly InviteRow[]> {
  const { organizationId, userId: createdBy } = context.actor;
  const common = { organizationId, mostUses: 1, createdBy, createdAt: context.now() };
  const wanted = addresses.map((one) => ({ ...one, ...common, inviteId: newId(), code: newCode() }));
  const invites = await selectInvitesById(context.db, await saveInvites(context.db, wanted));
  await tellAccounts(context, invites);
  return invites;
}

async function tellAccounts(context: Context, invites: readonly InviteRow[]): Promise<void> {
  const { userId, organizationId } = context.actor;
  const inviter = await shownName(context, userId);
  const organization = (await findMembership(context.db, userId, organizationId))?.name ?? '';
  const targets = invites.flatMap(({ target }) => target ?? []);
  await context.asSystem(async (db) => {
    for (const user of await findUsersByTargets(db, targets)) {
      const invite = invites.find(({ target }) => target === user.phone || target === user.email);
      if (invite === undefined) continue;
      await notify(
        { db, publish: context.publish, now: context.now },
        {
          kind: 'invited',
          to: [user.userId],
          params: { organization, inviter },
          link: `/team/invite/${invite.code}`,
          actions: [1],
          key: `invite ${invite.inviteId}`,
        },
      );
    }
  });
}
