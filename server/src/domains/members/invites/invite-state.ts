import type { inviteStateSchema } from '@transloom/contracts/invites';
import type { z } from 'zod';
import type { InviteRow } from './invites.store.ts';

export function inviteState(
  { revokedAt, expiresAt, mostUses, uses }: InviteRow,
  now: Date,
): z.infer<typeof inviteStateSchema> {
  if (revokedAt !== null) return 'revoked';
  if (mostUses !== null && uses >= mostUses) return 'used-up';
  return expiresAt <= now ? 'expired' : 'open';
}
