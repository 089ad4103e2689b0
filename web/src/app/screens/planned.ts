import { lazyPage } from '../lazy-page.ts';

/** A screen whose capability comes later; its words stand in planned-pages.ts. */
export const planned = lazyPage(() => import('../pages/planned-page.tsx'), 'PlannedPage');
