import type { Screen } from '../../../screens/screen.ts';

/** AI polish. */
export const polishScreens: readonly Screen[] = [
  {
    path: '/tools/polish/index',
    title: 'polish:screen.tool',
    permission: 'tools:polishRouter',
    tab: { group: 'tools', order: 1 },
    planned: { text: 'polish:planned.tool', instead: '/project/index' },
  },
];
