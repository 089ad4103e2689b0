import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** The editor. */
export const workbenchScreens: readonly Screen[] = [
  {
    path: '/workbench/editer',
    title: 'workbench:screen.editor',
    permission: 'project:editRouter',
    bare: true,
    page: lazyPage(() => import('./workbench-page.tsx'), 'WorkbenchPage'),
  },
];
