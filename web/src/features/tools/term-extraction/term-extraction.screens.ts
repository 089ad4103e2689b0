import { lazy } from 'react';
import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** Term extraction. */
export const termExtractionScreens: readonly Screen[] = [
  {
    path: '/tools/termExtraction/index',
    title: 'term-extraction:screen.tool',
    permission: 'tools:extractionRouter',
    tab: {
      group: 'tools',
      order: 4,
      purpose: 'term-extraction:screen.purpose',
      recent: lazy(async () => ({ default: (await import('./recent-extractions.tsx')).RecentExtractions })),
    },
    page: lazyPage(() => import('./extraction-list-page.tsx'), 'ExtractionListPage'),
  },
  {
    path: '/tools/termExtraction/detail',
    title: 'term-extraction:screen.result',
    permission: 'tools:extraction:detailRouter',
    page: lazyPage(() => import('./extraction-page.tsx'), 'ExtractionPage'),
  },
];
