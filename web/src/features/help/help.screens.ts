import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

const guide = lazyPage(() => import('./guide-page.tsx'), 'GuidePage');

/** The guide, what is new, feedback, and what this is. */
export const helpScreens: readonly Screen[] = [
  { path: '/about/guide', title: 'help:screen.guide', open: true, page: guide },
  { path: '/about/guide/$area', title: 'help:screen.guide', open: true, page: guide },
  {
    path: '/about/news',
    title: 'help:screen.news',
    open: true,
    page: lazyPage(() => import('./news-page.tsx'), 'NewsPage'),
  },
  {
    path: '/about/feedback',
    title: 'help:screen.feedback',
    page: lazyPage(() => import('./feedback-page.tsx'), 'FeedbackPage'),
  },
  {
    path: '/about/index',
    title: 'help:screen.about',
    open: true,
    page: lazyPage(() => import('./about-page.tsx'), 'AboutPage'),
  },
];
