import { lazyPage } from '../lazy-page.ts';
import type { Screen } from '../screen.ts';

/** What is there before somebody has signed in. */
export const visitorScreens: readonly Screen[] = [
  {
    path: '/login',
    title: 'title.login',
    bare: true,
    open: true,
    page: lazyPage(() => import('../../features/accounts/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/signup',
    title: 'title.signup',
    bare: true,
    open: true,
    page: lazyPage(() => import('../../features/accounts/sign-up-page.tsx'), 'SignUpPage'),
  },
  {
    path: '/forget',
    title: 'title.forget',
    bare: true,
    open: true,
    page: lazyPage(() => import('../../features/accounts/forget-page.tsx'), 'ForgetPage'),
  },
  {
    path: '/dev/outbox',
    title: 'title.outbox',
    bare: true,
    open: true,
    page: lazyPage(() => import('../../features/accounts/outbox-page.tsx'), 'OutboxPage'),
  },
];
