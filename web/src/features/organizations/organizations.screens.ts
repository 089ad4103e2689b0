import type { Screen } from '../../screens/screen.ts';

/** The organization itself. */
export const organizationsScreens: readonly Screen[] = [
  {
    path: '/account/orgInfo',
    title: 'organizations:screen.organization',
    permission: 'account:orgInfoRouter',
    tab: { group: 'account', order: 7 },
    planned: { text: 'organizations:planned.organization' },
  },
];
