import type { Screen } from '../../screens/screen.ts';

/** What an organization buys and uses. */
export const billingScreens: readonly Screen[] = [
  {
    path: '/account/vip',
    title: 'billing:screen.membership',
    permission: 'account:VIPRouter',
    tab: { group: 'account', order: 2 },
    planned: { text: 'billing:planned.membership', instead: '/project/index' },
  },
  {
    path: '/account/orders',
    title: 'billing:screen.orders',
    permission: 'account:ordersRouter',
    tab: { group: 'account', order: 3 },
    planned: { text: 'billing:planned.orders' },
  },
  {
    path: '/account/invite',
    title: 'billing:screen.invite',
    permission: 'account:inviteRouter',
    tab: { group: 'account', order: 4 },
    planned: { text: 'billing:planned.invite' },
  },
  {
    path: '/account/chars',
    title: 'billing:screen.characters',
    permission: 'account:charsRouter',
    tab: { group: 'account', order: 5 },
    planned: { text: 'billing:planned.characters' },
  },
  {
    path: '/account/charHistory',
    title: 'billing:screen.usage',
    permission: 'account:charHistoryRouter',
    tab: { group: 'account', order: 6 },
    planned: { text: 'billing:planned.usage' },
  },
  {
    path: '/account/agentToken',
    title: 'billing:screen.agentTokens',
    tab: { group: 'account', order: 8 },
    planned: { text: 'billing:planned.agentTokens' },
  },
];
