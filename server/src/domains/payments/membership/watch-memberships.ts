import type { Services } from '../../../platform/services.ts';
import { notify } from '../../messages/notify.ts';
import { endingPlans } from '../../organizations/change-plan.ts';
import { listMembers } from '../../organizations/list-members.ts';
import { inSystem } from '../in-system.ts';
import { dayOf } from './natural-months.ts';

const dayMs = 86_400_000;
/** Days before the end on which people are told, and that it has ended. */
const warnings = [7, 1, 0] as const;

/** Tells whoever runs an organization that its plan ends, 7 days and a day before, and when it has ended. */
export async function watchMemberships(services: Services): Promise<void> {
  if (!services.live.installation.billing) return;
  const now = services.now();
  const between = { from: new Date(now.getTime() - 3 * dayMs), to: new Date(now.getTime() + 7 * dayMs) };
  await inSystem(services, async (system) => {
    for (const { organizationId, name, expiresAt } of await endingPlans(system.db, between)) {
      const days = (expiresAt.getTime() - now.getTime()) / dayMs;
      const due = warnings.findLast((warning) => days <= warning) ?? 7;
      const members = await listMembers(system.db, organizationId);
      await notify(system, {
        kind: days <= 0 ? 'membership-ended' : 'membership-ending',
        to: members.filter(({ role }) => role === 'SUPER_ADMIN').map(({ userId }) => userId),
        params: { organization: name, date: dayOf(expiresAt) },
        link: '/account/vip',
        key: `membership ${organizationId} ${expiresAt.toISOString()} ${due}`,
      });
    }
  });
}
