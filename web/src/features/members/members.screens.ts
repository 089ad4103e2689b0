import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** People of the organization, how they join it, and what they may do. */
export const membersScreens: readonly Screen[] = [
  {
    path: '/team/index',
    title: 'members:screen.members',
    permission: 'team',
    tab: { group: 'team', order: 1 },
    page: lazyPage(() => import('./member-list-page.tsx'), 'MemberListPage'),
  },
  {
    path: '/team/teams',
    title: 'members:screen.teams',
    permission: 'team',
    tab: { group: 'team', order: 2 },
    page: lazyPage(() => import('./team-list-page.tsx'), 'TeamListPage'),
  },
  {
    path: '/team/review',
    title: 'members:screen.review',
    permission: 'application:review',
    tab: { group: 'team', order: 4 },
    page: lazyPage(() => import('./review-page.tsx'), 'ReviewPage'),
  },
  {
    path: '/team/roles',
    title: 'members:screen.roles',
    permission: 'team',
    tab: { group: 'team', order: 5 },
    page: lazyPage(() => import('./roles-page.tsx'), 'RolesPage'),
  },
  {
    path: '/team/index-inside',
    title: 'members:screen.ownTeam',
    page: lazyPage(() => import('./own-team-page.tsx'), 'OwnTeamPage'),
  },
  {
    path: '/account/organizations',
    title: 'members:screen.ownOrganizations',
    permission: 'account',
    tab: { group: 'account', order: 2, part: 'person' },
    page: lazyPage(() => import('./own-organizations/own-organizations-page.tsx'), 'OwnOrganizationsPage'),
  },
  {
    path: '/team/invite/$code',
    title: 'members:screen.joinTeam',
    permission: 'team:applyInviteRouter',
    page: lazyPage(() => import('./invite-page.tsx'), 'InvitePage'),
  },
];
