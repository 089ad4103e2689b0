import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Who did what in the organization. */
export const auditScreens: readonly Screen[] = [
  {
    path: '/account/audit',
    title: 'audit:screen.audit',
    permission: 'audit:see',
    tab: { group: 'account', order: 23, part: 'organization' },
    page: lazyPage(() => import('./audit-page.tsx'), 'AuditPage'),
  },
];
