import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** The organization itself. */
export const organizationsScreens: readonly Screen[] = [
  {
    path: '/account/orgInfo',
    title: 'organizations:screen.organization',
    permission: 'account:orgInfoRouter',
    tab: { group: 'account', order: 21, part: 'organization' },
    page: lazyPage(() => import('./organization-page.tsx'), 'OrganizationPage'),
  },
];
