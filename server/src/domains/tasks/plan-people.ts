import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Role } from '@transloom/contracts/roles';
import type { tasksApi } from '@transloom/contracts/tasks';
import type { Context } from '../../platform/context.ts';
import { listMembers } from '../organizations/list-members.ts';
import { peopleWithPhone } from '../users/people-with-phone.ts';
import { shownNames } from '../users/shown-names.ts';
import { countOpenWork } from './task-lists.store.ts';

/** Roles of people outside the house: the vendor list (D3.21). */
const vendorRoles: readonly Role[] = ['EXTERNAL_TRANSLATOR', 'VENDOR'];

/** People of one pool that tasks can be assigned to, those with the least to do first. */
export async function planPeople(
  context: Context,
  { pool }: InputOf<typeof tasksApi.planPeople>,
): Promise<OutputOf<typeof tasksApi.planPeople>> {
  const { organizationId } = context.actor;
  const { members, phones } = await context.asSystem(async (db) => {
    const all = await listMembers(db, organizationId);
    return {
      members: all.filter(({ role }) => vendorRoles.includes(role) === (pool === 'vendor')),
      phones: await peopleWithPhone(
        db,
        all.map(({ userId }) => userId),
      ),
    };
  });
  const names = await shownNames(
    context,
    members.map(({ userId }) => userId),
  );
  const work = await countOpenWork(context.db);
  return members
    .map(({ userId, role }) => ({
      userId,
      username: names.get(userId) ?? '',
      role,
      hasPhone: phones.has(userId),
      openTasks: work.get(userId)?.tasks ?? 0,
      openWords: work.get(userId)?.words ?? 0,
    }))
    .toSorted((a, b) => a.openWords - b.openWords);
}
