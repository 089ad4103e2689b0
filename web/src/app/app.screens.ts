import { lazyPage } from '../screens/lazy-page.ts';
import type { Screen } from '../screens/screen.ts';

/** Screens of the shell itself. */
export const appScreens: readonly Screen[] = [
  {
    path: '/404',
    title: 'shell:title.notFound',
    open: true,
    page: lazyPage(() => import('./pages/not-found-page.tsx'), 'NotFoundPage'),
  },
  {
    path: '/tools',
    title: 'shell:title.tools',
    page: lazyPage(() => import('./pages/tools-page.tsx'), 'ToolsPage'),
  },
  {
    path: '/about/shortcuts',
    title: 'shell:title.shortcuts',
    open: true,
    page: lazyPage(() => import('./pages/shortcuts-page.tsx'), 'ShortcutsPage'),
  },
];
