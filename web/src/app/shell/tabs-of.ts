import type { Screen, TabGroup } from '../../screens/screen.ts';
import type { NeededKeys } from '../../session/permissions.ts';

interface Viewer {
  readonly group: TabGroup;
  readonly allows: (needed: NeededKeys) => boolean;
}

/** The tabs of a section that this user sees, in their order; the plan has its say through the keys. */
export function tabsOf(screens: readonly Screen[], { group, allows }: Viewer): readonly Screen[] {
  const shown = screens.filter(
    ({ tab, permission }) => tab?.group === group && allows(tab.permission ?? permission),
  );
  return shown.toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ tab }: Screen): number {
  return tab?.order ?? 0;
}
