import type { PermissionEntry } from '@transloom/contracts/access';
import type { UserInfo } from '@transloom/contracts/accounts';

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

/** Home by the specification (P2.4): translators of an enterprise go to their tasks, everybody else to the projects. */
export function homeTarget(user: Pick<UserInfo, 'organizationType' | 'myRole'> | undefined): string {
  const translates = user?.organizationType === 'ENTERPRISE' && user.myRole.role === 'TRANSLATOR';
  return translates ? '/task/list/index' : '/project/index';
}
