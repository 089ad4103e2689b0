import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Translation memories. */
export const memoriesScreens: readonly Screen[] = [
  {
    path: '/asset/memory/index',
    title: 'memories:screen.list',
    permission: 'memory:memoryStoreRouter',
    tab: { group: 'asset', order: 1 },
    keepAlive: true,
    page: lazyPage(() => import('./memory-list-page.tsx'), 'MemoryListPage'),
  },
  {
    path: '/asset/memory/detail',
    title: 'memories:screen.memory',
    permission: 'memory:memoryStore:detailRouter',
    page: lazyPage(() => import('./memory-page.tsx'), 'MemoryPage'),
  },
];
