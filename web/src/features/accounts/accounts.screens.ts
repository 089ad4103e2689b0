import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Sign-in, sign-up, and the page of the own account. */
export const accountsScreens: readonly Screen[] = [
  {
    path: '/login',
    title: 'accounts:screen.login',
    bare: true,
    open: true,
    page: lazyPage(() => import('./login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/signup',
    title: 'accounts:screen.signUp',
    bare: true,
    open: true,
    page: lazyPage(() => import('./sign-up-page.tsx'), 'SignUpPage'),
  },
  {
    path: '/forget',
    title: 'accounts:screen.forget',
    bare: true,
    open: true,
    page: lazyPage(() => import('./forget-page.tsx'), 'ForgetPage'),
  },
  {
    path: '/dev/outbox',
    title: 'accounts:screen.outbox',
    bare: true,
    open: true,
    page: lazyPage(() => import('./outbox-page.tsx'), 'OutboxPage'),
  },
  {
    path: '/dev/wechat',
    title: 'accounts:screen.simulator',
    bare: true,
    open: true,
    page: lazyPage(() => import('./wechat/simulator-page.tsx'), 'SimulatorPage'),
  },
  {
    path: '/login/company',
    title: 'accounts:screen.company',
    bare: true,
    open: true,
    page: lazyPage(() => import('./company/company-sign-in-page.tsx'), 'CompanySignInPage'),
  },
  {
    path: '/account/companySignIn',
    title: 'accounts:screen.company',
    permission: 'organization:edit',
    tab: { group: 'account', order: 22, part: 'organization' },
    page: lazyPage(() => import('./company/company-settings-page.tsx'), 'CompanySettingsPage'),
  },
  {
    path: '/account/index',
    title: 'accounts:screen.account',
    permission: 'account',
    tab: { group: 'account', order: 1, part: 'person' },
    page: lazyPage(() => import('./account-page.tsx'), 'AccountPage'),
  },
];
