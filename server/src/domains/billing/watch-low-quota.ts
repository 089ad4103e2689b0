import { sql } from 'kysely';
import type { PublishedEvent } from '../../platform/realtime/events.ts';
import type { Services } from '../../platform/services.ts';
import { notify } from '../messages/notify.ts';
import { listMembers } from '../organizations/list-members.ts';

interface LowWallet {
  readonly organizationId: string;
  readonly name: string;
  readonly unit: 'characters' | 'tokens';
  readonly left: number;
}

/** Tells who runs an organization, once a month for each wallet, that less than a tenth of it is left. */
export async function watchLowQuota({ database, live, now, publish }: Services): Promise<void> {
  if (!live.installation.billing) return;
  const events: PublishedEvent[] = [];
  const at = now();
  await database.systemTransaction(async (db) => {
    const { rows } = await sql<LowWallet>`
      select organization_id as "organizationId", organization.name, unit, sum(available)::float8 as "left"
      from quota_lot join organization using (organization_id)
      where quota_lot.expires_at is null or quota_lot.expires_at > ${at}
      group by organization_id, organization.name, unit
      having sum(available) < sum(granted) / 10.0`.execute(db);
    for (const { organizationId, name, unit, left } of rows) {
      const members = await listMembers(db, organizationId);
      await notify(
        { db, now, publish: (event) => void events.push(event) },
        {
          kind: 'quota-low',
          to: members.filter(({ role }) => role === 'SUPER_ADMIN').map(({ userId }) => userId),
          params: { organization: name, left, unit: { word: `unit.${unit}` } },
          link: unit === 'tokens' ? '/account/agentToken' : '/account/vip?view=char',
          key: `quota low ${organizationId} ${unit} ${at.toISOString().slice(0, 7)}`,
        },
      );
    }
  });
  if (events.length > 0) await publish(events);
}
