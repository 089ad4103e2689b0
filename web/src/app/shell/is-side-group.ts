import type { TabGroup } from '../../screens/screen.ts';

/** Whether the pages of a group stand below one another at the side, because there are too many for tabs. */
export function isSideGroup(group: TabGroup | undefined): boolean {
  return group === 'account' || group === 'operator';
}
