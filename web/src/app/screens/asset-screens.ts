import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';

/** Memories and term bases. */
export const assetScreens: readonly Screen[] = [
  {
    path: '/asset/memory/index',
    title: 'title.memories',
    permission: 'memory:memoryStoreRouter',
    tab: 'asset',
    keepAlive: true,
    page: lazyPage(() => import('../../features/memories/memory-list-page.tsx'), 'MemoryListPage'),
  },
  {
    path: '/asset/memory/detail',
    title: 'title.memory',
    permission: 'memory:memoryStore:detailRouter',
    page: lazyPage(() => import('../../features/memories/memory-page.tsx'), 'MemoryPage'),
  },
  {
    path: '/asset/term/index',
    title: 'title.termBases',
    permission: 'memory:termStoreRouter',
    tab: 'asset',
    keepAlive: true,
    page: lazyPage(() => import('../../features/terms/term-base-list-page.tsx'), 'TermBaseListPage'),
  },
  {
    path: '/asset/term/detail',
    title: 'title.termBase',
    permission: 'memory:termStore:detailRouter',
    page: lazyPage(() => import('../../features/terms/term-base-page.tsx'), 'TermBasePage'),
  },
];
