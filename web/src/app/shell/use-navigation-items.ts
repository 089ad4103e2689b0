import { useQuery } from '@tanstack/react-query';
import { useAllows } from '../../session/permissions.ts';
import { navigationQuery } from '../../session/session.queries.ts';
import { type NavigationItem, navigationItems } from './navigation-items.tsx';

/** The sections that this person may open, without those that the operator hides (P7.15). */
export function useNavigationItems(): readonly NavigationItem[] {
  const allows = useAllows();
  const { data: shown } = useQuery(navigationQuery);
  return navigationItems.filter(
    ({ segment, permission }) => allows(permission) && (shown?.includes(segment) ?? true),
  );
}
