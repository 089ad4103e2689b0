import type { AccountType } from '@transloom/contracts/roles';
import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';
import { planned } from './planned.ts';

/** Plans that have the checks and the detector in their toolbox. */
const checkingAccounts: readonly AccountType[] = [
  'pro-internal',
  'internal',
  'enterprise',
  'STANDARD',
  'TRIAL',
  'ULTIMATE',
];
const detectingAccounts: readonly AccountType[] = [...checkingAccounts, 'pro-trial', 'pro'];

/** The toolbox and the agent. */
export const toolScreens: readonly Screen[] = [
  {
    path: '/tools',
    title: 'title.tools',
    page: lazyPage(() => import('../pages/tools-page.tsx'), 'ToolsPage'),
  },
  {
    path: '/tools/polish/index',
    title: 'title.polish',
    permission: 'tools:polishRouter',
    tab: 'tools',
    page: planned,
  },
  { path: '/tools/translationScore/index', title: 'title.translationScore', tab: 'tools', page: planned },
  {
    path: '/tools/align/index',
    title: 'title.align',
    permission: 'tools:alignmentRouter',
    tab: 'tools',
    page: planned,
  },
  {
    path: '/tools/align/detail',
    title: 'title.alignDetail',
    permission: 'tools:alignment:detailRouter',
    page: planned,
  },
  {
    path: '/tools/align/tiled',
    title: 'title.alignTiled',
    permission: 'tools:alignment:rolesRouter',
    page: planned,
  },
  {
    path: '/tools/termExtraction/index',
    title: 'title.termExtraction',
    permission: 'tools:extractionRouter',
    tab: 'tools',
    page: planned,
  },
  {
    path: '/tools/termExtraction/detail',
    title: 'title.termExtractionDetail',
    permission: 'tools:extraction:detailRouter',
    page: planned,
  },
  {
    path: '/tools/qa/index',
    title: 'title.qa',
    permission: 'tools:checkRouter',
    tab: 'tools',
    tabFor: checkingAccounts,
    page: planned,
  },
  {
    path: '/tools/qa/detail',
    title: 'title.qaDetail',
    permission: 'tools:check:detailRouter',
    page: planned,
  },
  {
    path: '/tools/qa/detail-new',
    title: 'title.qaDetail',
    permission: 'tools:check:detailRouter',
    page: planned,
  },
  {
    path: '/tools/detector/index',
    title: 'title.detector',
    permission: 'tools:detectorRouter',
    tab: 'tools',
    tabFor: detectingAccounts,
    page: planned,
  },
  {
    path: '/tools/detector/detail',
    title: 'title.detectorDetail',
    permission: 'tools:detector:detailRouter',
    page: planned,
  },
  {
    path: '/tools/videoTranslate/index',
    title: 'title.videoTranslate',
    permission: 'tools:videoTranslateRouter',
    tab: 'tools',
    page: planned,
  },
  { path: '/tools/videoTranslate/editer', title: 'title.videoEditor', page: planned },

  { path: '/agent/gptTranslate/index', title: 'title.agent', page: planned },
  { path: '/agent/gptTranslate/history', title: 'title.agentHistory', page: planned },
];
