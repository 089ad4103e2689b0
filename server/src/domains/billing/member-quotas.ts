import type { billingApi } from '@transloom/contracts/billing';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findMembership } from '../organizations/find-membership.ts';
import { listMembers } from '../organizations/list-members.ts';
import { findPeople } from '../users/find-user.ts';
import { deleteMemberQuota, selectAllMemberQuotas, upsertMemberQuota } from './member-quotas.store.ts';
import { monthOf } from './month-start.ts';
import { sumTakenByMembers } from './uses.store.ts';

export async function listMemberQuotas({
  db,
  actor: { organizationId },
  now,
}: Context): Promise<OutputOf<typeof billingApi.memberQuotas>> {
  const members = await listMembers(db, organizationId);
  const quotas = await selectAllMemberQuotas(db, { organizationId, unit: 'characters' });
  const taken = await sumTakenByMembers(db, 'characters', monthOf(now()));
  const people = await findPeople(
    db,
    members.map(({ userId }) => userId),
  );
  return members.map(({ userId, role }) => ({
    userId,
    role,
    username: people.get(userId)?.name ?? '',
    usedCharacters: taken.get(userId) ?? 0,
    monthlyCharacters: quotas.get(userId) ?? null,
  }));
}

/** @throws {AppError} resource.not-found */
export async function setMemberQuota(
  { db, actor: { organizationId } }: Context,
  { userId, monthlyCharacters }: InputOf<typeof billingApi.setMemberQuota>,
): Promise<null> {
  if (!(await findMembership(db, userId, organizationId))) throw new AppError('resource.not-found');
  const quota = { organizationId, userId, unit: 'characters' } as const;
  if (monthlyCharacters === null) await deleteMemberQuota(db, quota);
  else await upsertMemberQuota(db, { ...quota, monthlyLimit: monthlyCharacters });
  return null;
}
