import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** AI polish. */
export const polishScreens: readonly Screen[] = [
  {
    path: '/tools/polish/index',
    title: 'polish:screen.tool',
    permission: 'tools:polishRouter',
    tab: { group: 'tools', order: 1, purpose: 'polish:screen.purpose' },
    page: lazyPage(() => import('./polish-page.tsx'), 'PolishPage'),
  },
];
