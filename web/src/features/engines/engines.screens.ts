import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Connections to engines, and the catalogue. */
export const enginesScreens: readonly Screen[] = [
  {
    path: '/engine/settings',
    title: 'engines:screen.settings',
    permission: 'engine',
    tab: { group: 'engine', order: 2 },
    page: lazyPage(() => import('./engine-settings-page.tsx'), 'EngineSettingsPage'),
  },
];
