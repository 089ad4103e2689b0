import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** What an organization was granted, what it uses, and whom it invites. */
export const billingScreens: readonly Screen[] = [
  {
    path: '/account/invite',
    title: 'billing:screen.invite',
    permission: 'account:inviteRouter',
    tab: { group: 'account', order: 4 },
    page: lazyPage(() => import('./invite-page.tsx'), 'InvitePage'),
  },
  {
    path: '/account/chars',
    title: 'billing:screen.characters',
    permission: 'account:charsRouter',
    tab: { group: 'account', order: 5 },
    page: lazyPage(() => import('./characters-page.tsx'), 'CharactersPage'),
  },
  {
    path: '/account/charHistory',
    title: 'billing:screen.usage',
    permission: 'account:charHistoryRouter',
    tab: { group: 'account', order: 6 },
    page: lazyPage(() => import('./usage-page.tsx'), 'UsagePage'),
  },
  {
    path: '/account/quotas',
    title: 'billing:screen.quotas',
    permission: 'member:quota',
    tab: { group: 'account', order: 11 },
    page: lazyPage(() => import('./quotas-page.tsx'), 'QuotasPage'),
  },
  {
    path: '/account/agentToken',
    title: 'billing:screen.agentTokens',
    tab: { group: 'account', order: 8 },
    page: lazyPage(() => import('./agent-tokens-page.tsx'), 'AgentTokensPage'),
  },
];
