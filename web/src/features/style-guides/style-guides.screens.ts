import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** The style guide of the organization. */
export const styleGuidesScreens: readonly Screen[] = [
  {
    path: '/project/style-guide',
    title: 'style-guides:screen.guide',
    permission: 'project:manage',
    page: lazyPage(() => import('./style-guide-page.tsx'), 'StyleGuidePage'),
  },
];
