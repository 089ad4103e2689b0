import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { emailSchema } from '@transloom/contracts/fields';
import type { Invite, invitesApi } from '@transloom/contracts/invites';
import type { LongContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { DeliveryError } from '../../../providers/delivery/delivery-error.ts';
import { findMembership } from '../../organizations/find-membership.ts';
import { invitable } from '../../organizations/invitable.ts';
import { givePlace } from '../../organizations/place-of-member.ts';
import { shownName } from '../../users/shown-names.ts';
import { inviteMail } from './invite-mail.ts';
import { daysFrom } from './manage-invites.ts';
import { saveInvitations } from './save-invitations.ts';
import { shownInvites } from './shown-invites.ts';

/** Addresses that one organization invites; a mail of ours must not become a way to annoy people. */
const invitedADay: RateRule = { name: 'members.invited-a-day', limit: 2_000, windowSeconds: 24 * 3_600 };

/**
 * Whoever has an account with the address also gets a message. A mail that does not go out leaves the invitation.
 * @throws {AppError} as `givePlace` does; request.too-frequent
 */
export async function inviteAddresses(
  context: LongContext,
  { targets, days, ...wanted }: InputOf<typeof invitesApi.inviteAddresses>,
): Promise<OutputOf<typeof invitesApi.inviteAddresses>> {
  const { organizationId } = context.actor;
  const typed = [...new Set(targets.map((target) => target.toLowerCase()))];
  const { invites, members } = await context.transact(async (short) => {
    const place = await givePlace(short, wanted, 'member:invite');
    const { addresses } = await invitable(short);
    const members = typed.filter((target) => addresses.has(target));
    const fresh = typed.filter((target) => !addresses.has(target));
    const expiresAt = daysFrom(short.now(), days);
    for (const _ of fresh) await context.rateLimits.take(invitedADay, organizationId);
    const nobody = { name: '', languages: [], systemCode: null };
    const rows = await saveInvitations(
      short,
      fresh.map((target) => ({ ...place, ...nobody, target, expiresAt })),
    );
    const invites = await shownInvites(short, rows);
    return { invites, members };
  });
  const mailed = [];
  for (const invite of invites) if (await sendMail(context, invite)) mailed.push(invite.target ?? '');
  return { invites, mailed, members };
}

/** False where no mail could go out. */
async function sendMail(context: LongContext, { target, code }: Invite): Promise<boolean> {
  const { mail } = context.providers;
  const { publicUrl } = context.installation;
  if (mail === null || publicUrl === null || !emailSchema.safeParse(target).success) return false;
  const facts = await context.transact(async (short) => ({
    organization:
      (await findMembership(short.db, short.actor.userId, short.actor.organizationId))?.name ?? '',
    inviter: await shownName(short, short.actor.userId),
  }));
  const link = new URL(`/team/invite/${code}`, publicUrl).href;
  try {
    await mail.send({ to: target ?? '', ...inviteMail({ ...facts, link }, context.language) });
    return true;
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    context.log.warn({ fault: error.message }, 'an invitation did not go out');
    return false;
  }
}
