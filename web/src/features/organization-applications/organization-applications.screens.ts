import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

const permission = 'installation:applications';

/** Applications for an organization: those of a person, and the queue of the operator. */
export const organizationApplicationsScreens: readonly Screen[] = [
  {
    path: '/account/apply',
    title: 'organization-applications:screen.apply',
    permission: 'account',
    tab: { group: 'account', order: 3, part: 'person' },
    page: lazyPage(() => import('./apply-page.tsx'), 'ApplyPage'),
  },
  {
    path: '/operator/applications',
    title: 'organization-applications:screen.queue',
    permission,
    tab: { group: 'operator', order: 2 },
    page: lazyPage(() => import('./applications-page.tsx'), 'ApplicationsPage'),
  },
  {
    path: '/operator/application',
    title: 'organization-applications:screen.application',
    permission,
    page: lazyPage(() => import('./application-page.tsx'), 'ApplicationPage'),
  },
];
