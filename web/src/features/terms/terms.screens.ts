import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Term bases. */
export const termsScreens: readonly Screen[] = [
  {
    path: '/asset/term/index',
    title: 'terms:screen.list',
    permission: 'memory:termStoreRouter',
    tab: { group: 'asset', order: 2 },
    keepAlive: true,
    page: lazyPage(() => import('./term-base-list-page.tsx'), 'TermBaseListPage'),
  },
  {
    path: '/asset/term/detail',
    title: 'terms:screen.termBase',
    permission: 'memory:termStore:detailRouter',
    page: lazyPage(() => import('./term-base-page.tsx'), 'TermBasePage'),
  },
];
