import type { Role } from '@transloom/contracts/roles';
import type { VisitorContext } from '../../platform/context.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { announceRights } from './announce-rights.ts';
import { updateBuiltInRole } from './organizations.store.ts';

interface Renewal {
  readonly organizationId: string;
  readonly userId: string;
  readonly role: Role;
}

/**
 * Gives a member the role that the sign-in service of the organization says. The super administrator, and somebody whose
 * role the organization made, keep theirs. Needs a transaction of the system.
 */
export async function renewRole(context: VisitorContext, renewal: Renewal): Promise<void> {
  if (!(await updateBuiltInRole(context.db, renewal))) return;
  const { organizationId, userId, role } = renewal;
  announceRights(context, [userId]);
  const details = { role };
  await recordAudit(context, { organizationId, actorId: userId, action: 'company.role-renew', details });
}
