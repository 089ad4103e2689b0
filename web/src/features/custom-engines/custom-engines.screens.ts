import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Engines that are trained on own translations. */
export const customEnginesScreens: readonly Screen[] = [
  {
    path: '/engine/index',
    title: 'custom-engines:screen.list',
    tab: { group: 'engine', order: 3 },
    page: lazyPage(() => import('./custom-engine-list-page.tsx'), 'CustomEngineListPage'),
  },
  {
    path: '/engine/ragCreate',
    title: 'custom-engines:screen.createRetrieval',
    permission: 'engine:engineQuickCreateRouter',
    tab: { group: 'engineCreate', order: 1 },
    page: lazyPage(() => import('./create-engine-page.tsx'), 'RagCreatePage'),
  },
  {
    path: '/engine/create',
    title: 'custom-engines:screen.create',
    permission: 'engine:engineCreateRouter',
    tab: { group: 'engineCreate', order: 2 },
    page: lazyPage(() => import('./create-engine-page.tsx'), 'EngineCreatePage'),
  },
  {
    path: '/engine/quickCreate',
    title: 'custom-engines:screen.createQuick',
    permission: 'engine:engineQuickCreateRouter',
    page: lazyPage(() => import('./create-engine-page.tsx'), 'QuickCreatePage'),
  },
  {
    path: '/engine/detail',
    title: 'custom-engines:screen.engine',
    permission: 'engine:engineDetailRouter',
    page: lazyPage(() => import('./custom-engine-page.tsx'), 'CustomEnginePage'),
  },
  {
    path: '/engine/s/$id/$token',
    title: 'custom-engines:screen.join',
    permission: 'engine:engineShareRouter',
    page: lazyPage(() => import('./sharing/join-engine-page.tsx'), 'JoinEnginePage'),
  },
];
