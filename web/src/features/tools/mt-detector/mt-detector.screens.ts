import { lazy } from 'react';
import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** MT detector. */
export const mtDetectorScreens: readonly Screen[] = [
  {
    path: '/tools/detector/index',
    title: 'mt-detector:screen.tool',
    permission: 'tools:detectorRouter',
    tab: {
      group: 'tools',
      order: 6,
      purpose: 'mt-detector:screen.purpose',
      recent: lazy(async () => ({ default: (await import('./recent-detections.tsx')).RecentDetections })),
    },
    page: lazyPage(() => import('./detector-list-page.tsx'), 'DetectorListPage'),
  },
  {
    path: '/tools/detector/detail',
    title: 'mt-detector:screen.result',
    permission: 'tools:detector:detailRouter',
    page: lazyPage(() => import('./detector-page.tsx'), 'DetectorPage'),
  },
];
