import type { AccountType } from '@transloom/contracts/roles';
import type { Screen, TabGroup } from '../../screens/screen.ts';
import type { NeededKeys } from '../../session/permissions.ts';

interface Viewer {
  readonly group: TabGroup;
  readonly allows: (needed: NeededKeys) => boolean;
  readonly accountType: AccountType | undefined;
}

/** The tabs of a section that this user sees, in their order. */
export function tabsOf(
  screens: readonly Screen[],
  { group, allows, accountType }: Viewer,
): readonly Screen[] {
  const shown = screens.filter(
    ({ tab, permission }) =>
      tab?.group === group &&
      allows(tab.permission ?? permission) &&
      (!tab.accounts || (accountType !== undefined && tab.accounts.includes(accountType))),
  );
  return shown.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ tab }: Screen): number {
  return tab?.order ?? 0;
}
