import { lazy } from 'react';
import { lazyPage } from '../../../screens/lazy-page.ts';
import type { Screen } from '../../../screens/screen.ts';

/** Alignment. */
export const alignmentScreens: readonly Screen[] = [
  {
    path: '/tools/align/index',
    title: 'alignment:screen.tool',
    permission: 'tools:alignmentRouter',
    tab: {
      group: 'tools',
      order: 3,
      purpose: 'alignment:screen.purpose',
      recent: lazy(async () => ({ default: (await import('./recent-alignments.tsx')).RecentAlignments })),
    },
    page: lazyPage(() => import('./alignment-list-page.tsx'), 'AlignmentListPage'),
  },
  {
    path: '/tools/align/detail',
    title: 'alignment:screen.result',
    permission: 'tools:alignment:detailRouter',
    page: lazyPage(() => import('./alignment-page.tsx'), 'AlignmentDetailPage'),
  },
  {
    path: '/tools/align/tiled',
    title: 'alignment:screen.byRule',
    permission: 'tools:alignment:rolesRouter',
    page: lazyPage(() => import('./alignment-page.tsx'), 'TiledAlignmentPage'),
  },
];
