import { lazy } from 'react';
import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** QA check. */
export const qaCheckScreens: readonly Screen[] = [
  {
    path: '/tools/qa/index',
    title: 'qa-check:screen.tool',
    permission: 'tools:checkRouter',
    tab: {
      group: 'tools',
      order: 5,
      purpose: 'qa-check:screen.purpose',
      recent: lazy(async () => ({ default: (await import('./recent-checks.tsx')).RecentChecks })),
    },
    page: lazyPage(() => import('./check-list-page.tsx'), 'CheckListPage'),
  },
  {
    path: '/tools/qa/detail',
    title: 'qa-check:screen.result',
    permission: 'tools:check:detailRouter',
    page: lazyPage(() => import('./check-page.tsx'), 'TableCheckPage'),
  },
  {
    path: '/tools/qa/detail-new',
    title: 'qa-check:screen.result',
    permission: 'tools:check:detailRouter',
    page: lazyPage(() => import('./check-page.tsx'), 'CheckPage'),
  },
];
