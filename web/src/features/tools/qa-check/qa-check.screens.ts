import type { Screen } from '../../../screens/screen.ts';

/** QA check. */
export const qaCheckScreens: readonly Screen[] = [
  {
    path: '/tools/qa/index',
    title: 'qa-check:screen.tool',
    permission: 'tools:checkRouter',
    tab: { group: 'tools', order: 5 },
    planned: { text: 'qa-check:planned.tool', instead: '/project/index' },
  },
  {
    path: '/tools/qa/detail',
    title: 'qa-check:screen.result',
    permission: 'tools:check:detailRouter',
    planned: { text: 'qa-check:planned.result', instead: '/project/index' },
  },
  {
    path: '/tools/qa/detail-new',
    title: 'qa-check:screen.result',
    permission: 'tools:check:detailRouter',
    planned: { text: 'qa-check:planned.result', instead: '/project/index' },
  },
];
