import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** About the product and the installation. */
export const systemScreens: readonly Screen[] = [
  {
    path: '/system/check',
    title: 'system:screen.check',
    open: true,
    page: lazyPage(() => import('./system-check-page.tsx'), 'SystemCheckPage'),
  },
  {
    path: '/about/index',
    title: 'system:screen.about',
    open: true,
    page: lazyPage(() => import('./about-page.tsx'), 'AboutPage'),
  },
];
