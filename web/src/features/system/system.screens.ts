import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Whether the installation is well. */
export const systemScreens: readonly Screen[] = [
  {
    path: '/system/check',
    title: 'system:screen.check',
    open: true,
    page: lazyPage(() => import('./system-check-page.tsx'), 'SystemCheckPage'),
  },
];
