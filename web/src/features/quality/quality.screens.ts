import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Own words of the spell checker. */
export const qualityScreens: readonly Screen[] = [
  {
    path: '/asset/spelling/index',
    title: 'quality:screen.words',
    permission: 'memory:termStoreRouter',
    tab: { group: 'asset', order: 3 },
    page: lazyPage(() => import('./own-words-page.tsx'), 'OwnWordsPage'),
  },
];
