import type { Screen } from '../../../screens/screen.ts';

/** Video translation. */
export const videoTranslationScreens: readonly Screen[] = [
  {
    path: '/tools/videoTranslate/index',
    title: 'video-translation:screen.tool',
    permission: 'tools:videoTranslateRouter',
    tab: { group: 'tools', order: 7 },
    planned: { text: 'video-translation:planned.tool', instead: '/project/new' },
  },
  {
    path: '/tools/videoTranslate/editer',
    title: 'video-translation:screen.editor',
    planned: { text: 'video-translation:planned.editor', instead: '/project/new' },
  },
];
