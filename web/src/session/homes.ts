import type { PermissionEntry } from '@transloom/contracts/access';
import type { UserInfo } from '@transloom/contracts/accounts';
import { reachOf } from '@transloom/contracts/role-matrix';

const firstPage = '/engine/config';

/** Where `/` leads: the page of the first permitted menu entry. */
export function rootTarget(entries: readonly PermissionEntry[]): string {
  const first = entries.find(
    ({ menuType, componentPath }) => menuType === 1 && componentPath !== '' && !componentPath.includes('{'),
  );
  return first?.componentPath ?? firstPage;
}

/** Leads to the home of whoever is signed in. */
export const homePath = '/home';

/** Home of a user (P2.4): who has no project list in an enterprise goes to the tasks, everybody else to the projects. */
export function homeTarget(user: Pick<UserInfo, 'organizationType' | 'myRole'> | undefined): string {
  const hasTasksOnly =
    user?.organizationType === 'ENTERPRISE' && reachOf(user.myRole.role, 'project') === undefined;
  return hasTasksOnly ? '/task/list/index' : '/project/index';
}
