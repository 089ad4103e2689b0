import type { Screen } from '../../../screens/screen.ts';

/** MT detector. */
export const mtDetectorScreens: readonly Screen[] = [
  {
    path: '/tools/detector/index',
    title: 'mt-detector:screen.tool',
    permission: 'tools:detectorRouter',
    tab: { group: 'tools', order: 6 },
    planned: { text: 'mt-detector:planned.tool', instead: '/project/index' },
  },
  {
    path: '/tools/detector/detail',
    title: 'mt-detector:screen.result',
    permission: 'tools:detector:detailRouter',
    planned: { text: 'mt-detector:planned.result', instead: '/project/index' },
  },
];
