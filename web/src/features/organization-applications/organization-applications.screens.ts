import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Applications for an organization of one's own. */
export const organizationApplicationsScreens: readonly Screen[] = [
  {
    path: '/account/apply',
    title: 'organization-applications:screen.apply',
    permission: 'account',
    tab: { group: 'account', order: 12 },
    page: lazyPage(() => import('./apply-page.tsx'), 'ApplyPage'),
  },
];
