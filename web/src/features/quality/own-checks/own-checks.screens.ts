import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** The checks that the organization wrote in plain language. */
export const ownChecksScreens: readonly Screen[] = [
  {
    path: '/project/own-checks',
    title: 'own-checks:screen.title',
    permission: 'qa:settings',
    page: lazyPage(() => import('./own-check-list-page.tsx'), 'OwnCheckListPage'),
  },
];
