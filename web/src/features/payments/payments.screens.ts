import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

const office = 'installation:payments';

/** What an organization buys, and what the operator sells. */
export const paymentsScreens: readonly Screen[] = [
  {
    path: '/account/vip',
    title: 'payments:screen.membership',
    permission: 'account:VIPRouter',
    tab: { group: 'account', order: 11, part: 'plan' },
    page: lazyPage(() => import('./vip-page.tsx'), 'VipPage'),
  },
  {
    path: '/account/orders',
    title: 'payments:screen.orders',
    permission: 'account:ordersRouter',
    tab: { group: 'account', order: 14, part: 'plan' },
    page: lazyPage(() => import('./orders-page.tsx'), 'OrdersPage'),
  },
  {
    path: '/about/purchase',
    title: 'payments:screen.terms',
    open: true,
    page: lazyPage(() => import('./purchase-terms-page.tsx'), 'PurchaseTermsPage'),
  },
  {
    path: '/operator/orders',
    title: 'payments:screen.soldOrders',
    permission: office,
    tab: { group: 'operator', order: 20 },
    page: lazyPage(() => import('./office/sold-orders-page.tsx'), 'SoldOrdersPage'),
  },
  {
    path: '/operator/prices',
    title: 'payments:screen.prices',
    permission: office,
    tab: { group: 'operator', order: 21 },
    page: lazyPage(() => import('./office/prices-page.tsx'), 'PricesPage'),
  },
  {
    path: '/operator/invoices',
    title: 'payments:screen.invoices',
    permission: office,
    tab: { group: 'operator', order: 22 },
    page: lazyPage(() => import('./office/invoice-requests-page.tsx'), 'InvoiceRequestsPage'),
  },
  {
    path: '/operator/payments',
    title: 'payments:screen.payments',
    permission: office,
    tab: { group: 'operator', order: 23 },
    page: lazyPage(() => import('./office/payments-page.tsx'), 'PaymentsPage'),
  },
];
