import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

const people = 'installation:people';
const system = 'installation:system';

/** The pages of whoever runs the installation. */
export const operatorScreens: readonly Screen[] = [
  {
    path: '/operator/index',
    title: 'operator:screen.overview',
    permission: people,
    tab: { group: 'operator', order: 1 },
    page: lazyPage(() => import('./overview-page.tsx'), 'OverviewPage'),
  },
  {
    path: '/operator/organizations',
    title: 'operator:screen.organizations',
    permission: people,
    tab: { group: 'operator', order: 3 },
    page: lazyPage(() => import('./organizations-page.tsx'), 'OrganizationsPage'),
  },
  {
    path: '/operator/people',
    title: 'operator:screen.people',
    permission: people,
    tab: { group: 'operator', order: 4 },
    page: lazyPage(() => import('./people-page.tsx'), 'PeoplePage'),
  },
  {
    path: '/operator/notices',
    title: 'operator:screen.notices',
    permission: people,
    tab: { group: 'operator', order: 5 },
    page: lazyPage(() => import('./notices-page.tsx'), 'NoticesPage'),
  },
  {
    path: '/operator/jobs',
    title: 'operator:screen.jobs',
    permission: system,
    tab: { group: 'operator', order: 6 },
    page: lazyPage(() => import('./jobs/jobs-page.tsx'), 'JobsPage'),
  },
  {
    path: '/operator/settings',
    title: 'operator:screen.settings',
    permission: system,
    tab: { group: 'operator', order: 7 },
    page: lazyPage(() => import('./settings/settings-page.tsx'), 'SettingsPage'),
  },
  {
    path: '/operator/dictionaries',
    title: 'operator:screen.dictionaries',
    permission: system,
    tab: { group: 'operator', order: 8 },
    page: lazyPage(() => import('./dictionaries/dictionaries-page.tsx'), 'DictionariesPage'),
  },
  {
    path: '/operator/storage',
    title: 'operator:screen.storage',
    permission: system,
    tab: { group: 'operator', order: 9 },
    page: lazyPage(() => import('./storage/storage-page.tsx'), 'StoragePage'),
  },
  {
    path: '/operator/health',
    title: 'operator:screen.health',
    permission: system,
    tab: { group: 'operator', order: 10 },
    page: lazyPage(() => import('./health/health-page.tsx'), 'HealthPage'),
  },
];
