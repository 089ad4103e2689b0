import type { Screen } from '../../../screens/screen.ts';

/** Translation score. */
export const translationScoreScreens: readonly Screen[] = [
  {
    path: '/tools/translationScore/index',
    title: 'translation-score:screen.tool',
    tab: { group: 'tools', order: 2 },
    planned: { text: 'translation-score:planned.tool', instead: '/project/index' },
  },
];
