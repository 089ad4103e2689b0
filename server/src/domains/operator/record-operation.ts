import type { AuditAction } from '@transloom/contracts/audited-actions';
import type { RequestContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';

/** What an operator does stands in the trail of the organization that they work in. */
export function recordOperation(
  context: RequestContext,
  action: AuditAction,
  details: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const { organizationId, userId: actorId } = context.actor;
  const { address } = context.caller;
  return recordAudit(context, { organizationId, actorId, action, details: { ...details, address } });
}
