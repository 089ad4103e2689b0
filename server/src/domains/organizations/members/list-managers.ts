import type { OutputOf } from '@transloom/contracts/endpoint';
import type { membersApi } from '@transloom/contracts/members';
import type { Role } from '@transloom/contracts/roles';
import type { Context } from '../../../platform/context.ts';
import { selectMemberRows } from './members.store.ts';

const running: readonly Role[] = ['SUPER_ADMIN', 'ADMIN'];

export async function listManagers({ db }: Context): Promise<OutputOf<typeof membersApi.listManagers>> {
  const rows = await selectMemberRows(db, { search: '' });
  return rows
    .filter(({ role, ownRoleId }) => running.includes(role) && ownRoleId === null)
    .map(({ userId, shownName, role }) => ({ userId, name: shownName, role }));
}
