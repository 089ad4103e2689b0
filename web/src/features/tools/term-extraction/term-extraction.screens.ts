import type { Screen } from '../../../screens/screen.ts';

/** Term extraction. */
export const termExtractionScreens: readonly Screen[] = [
  {
    path: '/tools/termExtraction/index',
    title: 'term-extraction:screen.tool',
    permission: 'tools:extractionRouter',
    tab: { group: 'tools', order: 4 },
    planned: { text: 'term-extraction:planned.tool', instead: '/project/index' },
  },
  {
    path: '/tools/termExtraction/detail',
    title: 'term-extraction:screen.result',
    permission: 'tools:extraction:detailRouter',
    planned: { text: 'term-extraction:planned.result', instead: '/project/index' },
  },
];
