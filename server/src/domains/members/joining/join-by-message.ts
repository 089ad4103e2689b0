import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { applyToJoin } from './apply-to-join.ts';
import { openInvitation } from './open-invitation.ts';

/**
 * Accepts the invitation of a message for the address that it was sent to. Gives what came of it: `joined`, `member` for
 * somebody who is one already, `expired`, `waiting` for an application, or `opened` where the page of the invitation asks
 * for an e-mail address first.
 */
export async function joinByMessage(context: Context, link: string): Promise<string> {
  const code = /^\/team\/invite\/([^/?#]+)$/.exec(link)?.[1];
  const opened = code === undefined ? undefined : await lookAt(context, code);
  if (code === undefined || opened === undefined) return 'expired';
  const { invitation, self } = opened;
  switch (invitation.state) {
    case 'member':
      return 'member';
    case 'pending':
      return 'waiting';
    case 'open':
      if (!invitation.direct || self.email === null) return 'opened';
      await applyToJoin(context, { code, ...self, email: self.email, note: '' });
      return 'joined';
    case 'other-address':
      return 'opened';
    default:
      return 'expired';
  }
}

/** Undefined for an invitation that is gone. */
async function lookAt(context: Context, code: string) {
  try {
    return await openInvitation(context, { code });
  } catch (error) {
    if (error instanceof AppError && error.code === 'resource.not-found') return undefined;
    throw error;
  }
}
