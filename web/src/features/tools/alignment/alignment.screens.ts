import type { Screen } from '../../../screens/screen.ts';

/** Alignment. */
export const alignmentScreens: readonly Screen[] = [
  {
    path: '/tools/align/index',
    title: 'alignment:screen.tool',
    permission: 'tools:alignmentRouter',
    tab: { group: 'tools', order: 3 },
    planned: { text: 'alignment:planned.tool', instead: '/asset/memory/index' },
  },
  {
    path: '/tools/align/detail',
    title: 'alignment:screen.result',
    permission: 'tools:alignment:detailRouter',
    planned: { text: 'alignment:planned.result', instead: '/asset/memory/index' },
  },
  {
    path: '/tools/align/tiled',
    title: 'alignment:screen.byRule',
    permission: 'tools:alignment:rolesRouter',
    planned: { text: 'alignment:planned.byRule', instead: '/asset/memory/index' },
  },
];
