import { lazyPage } from '../../screens/lazy-page.ts';
import type { Screen } from '../../screens/screen.ts';

/** Quotes of members, and what a client sees of a project's quote. */
export const quotesScreens: readonly Screen[] = [
  {
    path: '/team/quotes',
    title: 'quotes:screen.offers',
    permission: 'rate:edit',
    tab: { group: 'team', order: 3 },
    page: lazyPage(() => import('./offers/offer-list-page.tsx'), 'OfferListPage'),
  },
  {
    path: '/quote/$token',
    title: 'quotes:screen.shared',
    bare: true,
    open: true,
    page: lazyPage(() => import('./shared/shared-quote-page.tsx'), 'SharedQuotePage'),
  },
];
