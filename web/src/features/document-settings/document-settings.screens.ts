import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Rules that split texts into segments. */
export const documentSettingsScreens: readonly Screen[] = [
  {
    path: '/project/segmentation',
    title: 'document-settings:screen.segmentation',
    permission: 'project:manage',
    page: lazyPage(() => import('./segmentation-page.tsx'), 'SegmentationPage'),
  },
];
