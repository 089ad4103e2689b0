import type { Screen } from '../screens/screen.ts';
import { useScreens } from '../screens/use-screens.ts';
import { useSearchParams } from '../ui/search-params.ts';

export const notFoundPath = '/404';

/** Whether an address is one of this path; `$code` stands for anything. */
export function isAddressOf(path: string, address: string): boolean {
  const parts = address.split('/');
  const wanted = path.split('/');
  return (
    parts.length === wanted.length && wanted.every((part, at) => part.startsWith('$') || part === parts[at])
  );
}

/** The screen somebody asked for and was sent to /404 from, because a permission for it is missing. */
export function useHiddenScreen(): Screen | undefined {
  const { from = '' } = useSearchParams('from');
  return useScreens().find(({ path, permission }) => permission !== undefined && isAddressOf(path, from));
}
