import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';

/** Machine translation. */
export const engineScreens: readonly Screen[] = [
  {
    path: '/engine/config',
    title: 'title.engineConfig',
    permission: 'engine',
    tab: 'engine',
    page: lazyPage(
      () => import('../../features/comparisons/engine-comparison-page.tsx'),
      'EngineComparisonPage',
    ),
  },
  {
    path: '/engine/settings',
    title: 'title.engineSettings',
    permission: 'engine',
    tab: 'engine',
    page: lazyPage(() => import('../../features/engines/engine-settings-page.tsx'), 'EngineSettingsPage'),
  },
  {
    path: '/engine/index',
    title: 'title.engines',
    permission: 'engine:engineDetailRouter',
    tab: 'engine',
    page: lazyPage(
      () => import('../../features/custom-engines/custom-engine-list-page.tsx'),
      'CustomEngineListPage',
    ),
  },
  {
    path: '/engine/ragCreate',
    title: 'title.engineRagCreate',
    permission: 'engine:engineQuickCreateRouter',
    tab: 'engineCreate',
    page: lazyPage(() => import('../../features/custom-engines/create-engine-page.tsx'), 'RagCreatePage'),
  },
  {
    path: '/engine/create',
    title: 'title.engineCreate',
    permission: 'engine:engineCreateRouter',
    tab: 'engineCreate',
    page: lazyPage(() => import('../../features/custom-engines/create-engine-page.tsx'), 'EngineCreatePage'),
  },
  {
    path: '/engine/quickCreate',
    title: 'title.engineQuickCreate',
    permission: 'engine:engineQuickCreateRouter',
    page: lazyPage(() => import('../../features/custom-engines/create-engine-page.tsx'), 'QuickCreatePage'),
  },
  {
    path: '/engine/detail',
    title: 'title.engine',
    permission: 'engine:engineDetailRouter',
    page: lazyPage(() => import('../../features/custom-engines/custom-engine-page.tsx'), 'CustomEnginePage'),
  },
  {
    path: '/engine/s/$id/$token',
    title: 'title.engineShare',
    permission: 'engine:engineShareRouter',
    page: lazyPage(
      () => import('../../features/custom-engines/sharing/join-engine-page.tsx'),
      'JoinEnginePage',
    ),
  },
];
