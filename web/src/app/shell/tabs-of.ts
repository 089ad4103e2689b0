import type { AccountType } from '@transloom/contracts/roles';
import type { NeededKeys } from '../../session/permissions.ts';
import type { Screen, TabGroup } from '../screen.ts';

/** Keys of tabs whose address itself needs none. */
const tabKeys: Readonly<Record<string, string>> = {
  '/project/index': 'project:projectIndexRouter',
  '/project/template': 'project:projectTemplateRouter',
};

interface Viewer {
  readonly group: TabGroup;
  readonly allows: (needed: NeededKeys) => boolean;
  readonly accountType: AccountType | undefined;
}

/** The tabs of a section this user sees, in the order of the table. */
export function tabsOf(
  screens: readonly Screen[],
  { group, allows, accountType }: Viewer,
): readonly Screen[] {
  return screens.filter(
    ({ tab, tabFor, path, permission }) =>
      tab === group &&
      allows(tabKeys[path] ?? permission) &&
      (!tabFor || (accountType !== undefined && tabFor.includes(accountType))),
  );
}
