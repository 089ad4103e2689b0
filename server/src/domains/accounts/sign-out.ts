import type { RequestContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';

export async function signOut(context: RequestContext): Promise<null> {
  const { organizationId, userId: actorId } = context.actor;
  await recordAudit(context, { organizationId, actorId, action: 'account.sign-out' });
  await context.session.end();
  return null;
}
