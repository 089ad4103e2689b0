import { describeError } from '../../platform/logging/create-log.ts';
import type { Services } from '../../platform/services.ts';
import { transactAs, transactAsSystem } from '../../platform/transact.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { removePortrait } from '../files/portraits.ts';
import { dismissMembers } from '../organizations/dismiss-members.ts';
import { forgetOrganizationCard } from '../organizations/forget-organization-card.ts';
import { unboundActor } from '../organizations/unbound-actor.ts';
import { handOverTasks } from '../tasks/hand-over-tasks.ts';
import { changeUser } from '../users/change-user.ts';
import { findUser } from '../users/find-user.ts';
import {
  deleteOwnRows,
  findDueAccounts,
  findOwnOrganizations,
  type OwnOrganization,
} from './account-data.store.ts';
import { emptyOrganization } from './empty-organization.ts';
import { effectOf } from './plan-deletion.ts';

const call = { language: 'en-US', requestId: 'account-data.deletions' } as const;

/** Deletes the accounts whose day has come; one that fails is tried again with the next run. */
export async function deleteDueAccounts(services: Services): Promise<void> {
  const due = await services.database.systemTransaction((db) => findDueAccounts(db, services.now()));
  for (const userId of due) {
    try {
      await deleteAccount(services, userId);
    } catch (error) {
      services.log.error({ userId, error: describeError(error) }, 'an account could not be deleted');
    }
  }
}

/**
 * Open tasks go back to who assigns them, and an organization without other members is emptied. Somebody who was made the
 * super administrator of others meanwhile keeps the account until they have handed over. May be repeated.
 */
async function deleteAccount(services: Services, userId: string): Promise<void> {
  const { database } = services;
  const organizations = await database.systemTransaction((db) => findOwnOrganizations(db, userId));
  if (organizations.some((one) => effectOf(one) === 'hand-over')) return;
  for (const organization of organizations) await leave(services, userId, organization);
  await transactAsSystem(services, call, async (context) => {
    const user = await findUser(context.db, userId);
    await deleteOwnRows(context.db, userId);
    await changeUser(context.db, userId, {
      username: `former-${userId.replaceAll('-', '').slice(-9)}`,
      nickname: null,
      phone: null,
      email: null,
      passwordHash: null,
      avatar: null,
      timeZone: null,
      administrator: false,
      deletionDueAt: null,
      deletedAt: context.now(),
    });
    if (user?.avatar) context.afterCommit(() => removePortrait(services.storage, user.avatar));
  });
}

async function leave(services: Services, userId: string, organization: OwnOrganization): Promise<void> {
  const { organizationId } = organization;
  const actor = unboundActor({ userId, organizationId });
  if (effectOf(organization) === 'delete') await emptyOrganization(services, call, actor);
  await transactAs(services, call, actor, async (context) => {
    if (effectOf(organization) === 'leave') await handOverTasks(context, { userIds: [userId], heirId: null });
    else {
      const picture = await forgetOrganizationCard(context);
      context.afterCommit(() => removePortrait(services.storage, picture));
    }
    await context.asSystem((db) =>
      recordAudit({ db, now: context.now }, { organizationId, actorId: userId, action: 'account.delete' }),
    );
    await dismissMembers(context, [userId]);
  });
}
