import { randomBytes } from 'node:crypto';
import type { billingApi } from '@transloom/contracts/billing';
import type { OutputOf } from '@transloom/contracts/endpoint';
import { limits } from '@transloom/contracts/limits';
import type { Context } from '../../../platform/context.ts';
import { ensureCode, type StoredInvitation, selectInvitations } from './invitations.store.ts';

/** The own link, and who came by it (P9.10, D9.52). */
export async function listFriends({ db, actor, now }: Context): Promise<OutputOf<typeof billingApi.friends>> {
  const fresh = { code: randomBytes(6).toString('base64url'), createdAt: now() };
  const code = await ensureCode(db, actor, fresh);
  const invitations = await selectInvitations(db, actor);
  return {
    code,
    reward: limits.invitationCharacters,
    most: limits.invitationCharactersMost,
    granted: invitations.reduce((sum, { characters }) => sum + characters, 0),
    friends: invitations.map((invitation) => ({
      username: invitation.inviteeName,
      state: stateOf(invitation),
      characters: invitation.characters,
      inviteTime: invitation.createdAt.toISOString(),
    })),
  };
}

function stateOf({ grantedAt, characters }: StoredInvitation): 'waiting' | 'granted' | 'full' {
  if (grantedAt === null) return 'waiting';
  return characters > 0 ? 'granted' : 'full';
}
