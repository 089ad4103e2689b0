import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Engines beside one another. */
export const comparisonsScreens: readonly Screen[] = [
  {
    path: '/engine/config',
    title: 'comparisons:screen.compare',
    permission: 'engine',
    tab: { group: 'engine', order: 1 },
    page: lazyPage(() => import('./engine-comparison-page.tsx'), 'EngineComparisonPage'),
  },
];
