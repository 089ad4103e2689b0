import type { AccountType } from '@transloom/contracts/roles';
import type { Screen } from '../../../screens/screen.ts';

/** Plans that have the tool in their toolbox. */
const detectingAccounts: readonly AccountType[] = [
  'pro-internal',
  'internal',
  'enterprise',
  'STANDARD',
  'TRIAL',
  'ULTIMATE',
  'pro-trial',
  'pro',
];

/** MT detector. */
export const mtDetectorScreens: readonly Screen[] = [
  {
    path: '/tools/detector/index',
    title: 'mt-detector:screen.tool',
    permission: 'tools:detectorRouter',
    tab: { group: 'tools', order: 6, accounts: detectingAccounts },
    planned: { text: 'mt-detector:planned.tool', instead: '/project/index' },
  },
  {
    path: '/tools/detector/detail',
    title: 'mt-detector:screen.result',
    permission: 'tools:detector:detailRouter',
    planned: { text: 'mt-detector:planned.result', instead: '/project/index' },
  },
];
