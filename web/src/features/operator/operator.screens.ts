import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

const permission = 'installation:people';

/** The pages of whoever runs the installation. */
export const operatorScreens: readonly Screen[] = [
  {
    path: '/operator/index',
    title: 'operator:screen.overview',
    permission,
    tab: { group: 'operator', order: 1 },
    page: lazyPage(() => import('./overview-page.tsx'), 'OverviewPage'),
  },
  {
    path: '/operator/organizations',
    title: 'operator:screen.organizations',
    permission,
    tab: { group: 'operator', order: 2 },
    page: lazyPage(() => import('./organizations-page.tsx'), 'OrganizationsPage'),
  },
  {
    path: '/operator/people',
    title: 'operator:screen.people',
    permission,
    tab: { group: 'operator', order: 3 },
    page: lazyPage(() => import('./people-page.tsx'), 'PeoplePage'),
  },
  {
    path: '/operator/notices',
    title: 'operator:screen.notices',
    permission,
    tab: { group: 'operator', order: 4 },
    page: lazyPage(() => import('./notices-page.tsx'), 'NoticesPage'),
  },
];
