import type { UserInfo } from '@transloom/contracts/accounts';
import type { Screen } from '../screens/screen.ts';
import { useScreens } from '../screens/use-screens.ts';
import { homeTarget, rootTarget } from '../session/homes.ts';
import { type NeededKeys, useAllows } from '../session/permissions.ts';
import { useUser } from '../session/session.queries.ts';

interface Viewer {
  readonly user: Pick<UserInfo, 'organizationType' | 'myRole'> | undefined;
  readonly allows: (needed: NeededKeys) => boolean;
}

/**
 * Home of a user (P2.4): translators of an enterprise go to their tasks, everybody else to the projects. A screen that
 * is still planned or closed to the user is nobody's home; the projects or the engines take its place.
 */
export function homeOf(screens: readonly Screen[], { user, allows }: Viewer): string {
  const isThere = (home: string) =>
    screens.some(({ path, planned, permission }) => path === home && !planned && allows(permission));
  return [homeTarget(user), '/project/index'].find(isThere) ?? rootTarget([]);
}

export function useHome(): string {
  return homeOf(useScreens(), { user: useUser(), allows: useAllows() });
}
