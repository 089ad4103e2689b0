import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** What an organization was granted, what it uses, and whom it invites. */
export const billingScreens: readonly Screen[] = [
  {
    path: '/account/invite',
    title: 'billing:screen.invite',
    permission: 'account:inviteRouter',
    tab: { group: 'account', order: 15, part: 'plan' },
    page: lazyPage(() => import('./invite-page.tsx'), 'InvitePage'),
  },
  {
    path: '/account/chars',
    title: 'billing:screen.characters',
    permission: 'account:charsRouter',
    tab: { group: 'account', order: 12, part: 'plan' },
    page: lazyPage(() => import('./characters-page.tsx'), 'CharactersPage'),
  },
  {
    path: '/account/charHistory',
    title: 'billing:screen.usage',
    permission: 'account:charHistoryRouter',
    tab: { group: 'account', order: 16, part: 'plan' },
    page: lazyPage(() => import('./usage-page.tsx'), 'UsagePage'),
  },
  {
    path: '/account/quotas',
    title: 'billing:screen.quotas',
    permission: 'member:quota',
    tab: { group: 'account', order: 17, part: 'plan' },
    page: lazyPage(() => import('./quotas-page.tsx'), 'QuotasPage'),
  },
  {
    path: '/account/agentToken',
    title: 'billing:screen.agentTokens',
    tab: { group: 'account', order: 13, part: 'plan' },
    page: lazyPage(() => import('./agent-tokens-page.tsx'), 'AgentTokensPage'),
  },
];
