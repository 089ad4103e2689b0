import type { PermissionEntry } from '@transloom/contracts/access';
import type { UserInfo } from '@transloom/contracts/accounts';
import type { Role } from '@transloom/contracts/roles';

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

/** People who live by the tasks they are given. */
const peopleOfTasks: readonly Role[] = ['TRANSLATOR', 'EXTERNAL_TRANSLATOR', 'VENDOR'];

/** Home of a user (P2.4): translators of an enterprise go to their tasks, everybody else to the projects. */
export function homeTarget(user: Pick<UserInfo, 'organizationType' | 'myRole'> | undefined): string {
  const hasTasksOnly = user?.organizationType === 'ENTERPRISE' && peopleOfTasks.includes(user.myRole.role);
  return hasTasksOnly ? '/task/list/index' : '/project/index';
}
