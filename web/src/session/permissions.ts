import { useQuery } from '@tanstack/react-query';
import type { PermissionEntry } from '@transloom/contracts/access';
import { permissionsQuery } from './session.queries.ts';
import { readStoredPermissions } from './stored-permissions.ts';
import { isSignedIn } from './stored-session.ts';

/** One key, several, or a comma-separated list; holding any one of them is enough. */
export type NeededKeys = string | readonly string[] | undefined;

/** Nothing needed allows everybody. */
export function allows(entries: readonly PermissionEntry[], needed: NeededKeys): boolean {
  const keys = (typeof needed === 'string' ? needed.split(',') : (needed ?? [])).map((key) => key.trim());
  const real = keys.filter((key) => key !== '');
  return real.length === 0 || entries.some(({ permission }) => real.includes(permission));
}

/** Asks whether the user holds a key; until permissions have loaded, those of the last visit count. */
export function useAllows(): (needed: NeededKeys) => boolean {
  const { data = readStoredPermissions() ?? [] } = useQuery({ ...permissionsQuery, enabled: isSignedIn() });
  return (needed) => allows(data, needed);
}

/** Asks again for permissions that could not be loaded; undefined where there is no need. */
export function useReloadPermissions(): (() => void) | undefined {
  const { data = readStoredPermissions(), isError, refetch } = useQuery(permissionsQuery);
  return isError && !data ? () => void refetch() : undefined;
}
