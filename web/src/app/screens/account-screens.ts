import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';
import { planned } from './planned.ts';

/** The team, the account, and what is about the product. */
export const accountScreens: readonly Screen[] = [
  { path: '/team/index', title: 'title.team', permission: 'team', page: planned },
  { path: '/team/index-inside', title: 'title.teamInside', page: planned },
  {
    path: '/team/invite/$code',
    title: 'title.teamInvite',
    permission: 'team:applyInviteRouter',
    page: planned,
  },

  {
    path: '/account/index',
    title: 'title.account',
    permission: 'account',
    page: lazyPage(() => import('../../features/accounts/account-page.tsx'), 'AccountPage'),
  },
  { path: '/account/vip', title: 'title.vip', permission: 'account:VIPRouter', page: planned },
  { path: '/account/orders', title: 'title.orders', permission: 'account:ordersRouter', page: planned },
  { path: '/account/invite', title: 'title.invite', permission: 'account:inviteRouter', page: planned },
  { path: '/account/chars', title: 'title.chars', permission: 'account:charsRouter', page: planned },
  {
    path: '/account/charHistory',
    title: 'title.charHistory',
    permission: 'account:charHistoryRouter',
    page: planned,
  },
  { path: '/account/orgInfo', title: 'title.orgInfo', permission: 'account:orgInfoRouter', page: planned },
  { path: '/account/agentToken', title: 'title.agentToken', page: planned },

  {
    path: '/system/check',
    title: 'title.systemCheck',
    page: lazyPage(() => import('../../features/system/system-check-page.tsx'), 'SystemCheckPage'),
  },
  {
    path: '/about/index',
    title: 'title.about',
    page: lazyPage(() => import('../../features/system/about-page.tsx'), 'AboutPage'),
  },
  {
    path: '/404',
    title: 'title.notFound',
    page: lazyPage(() => import('../pages/not-found-page.tsx'), 'NotFoundPage'),
  },
];
