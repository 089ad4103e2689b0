import type { Screen } from '../../screens/screen.ts';

/** The organization and its teams. */
export const organizationsScreens: readonly Screen[] = [
  {
    path: '/team/index',
    title: 'organizations:screen.teams',
    permission: 'team',
    planned: { text: 'organizations:planned.teams' },
  },
  {
    path: '/team/index-inside',
    title: 'organizations:screen.ownTeam',
    planned: { text: 'organizations:planned.ownTeam', instead: '/account/index' },
  },
  {
    path: '/team/invite/$code',
    title: 'organizations:screen.joinTeam',
    permission: 'team:applyInviteRouter',
    planned: { text: 'organizations:planned.joinTeam' },
  },
  {
    path: '/account/orgInfo',
    title: 'organizations:screen.organization',
    permission: 'account:orgInfoRouter',
    tab: { group: 'account', order: 7 },
    planned: { text: 'organizations:planned.organization' },
  },
];
