import { lazy } from 'react';
import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** AI polish. */
export const polishScreens: readonly Screen[] = [
  {
    path: '/tools/polish/index',
    title: 'polish:screen.tool',
    permission: 'tools:polishRouter',
    tab: {
      group: 'tools',
      order: 1,
      purpose: 'polish:screen.purpose',
      recent: lazy(async () => ({ default: (await import('./recent-polishes.tsx')).RecentPolishes })),
    },
    page: lazyPage(() => import('./polish-page.tsx'), 'PolishPage'),
  },
];
