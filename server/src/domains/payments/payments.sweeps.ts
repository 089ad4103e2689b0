import type { Sweep } from '../../platform/queue/sweep.ts';
import { watchMemberships } from './membership/watch-memberships.ts';
import { watchOrders } from './orders/watch-orders.ts';
import { reconcileDays } from './reconciliation/reconcile-days.ts';
import { watchRefunds } from './refunds/watch-refunds.ts';

export const paymentsSweeps: readonly Sweep[] = [
  { name: 'payments.open-orders', everySeconds: 5, sweep: watchOrders },
  { name: 'payments.open-refunds', everySeconds: 60, sweep: watchRefunds },
  { name: 'payments.ending-memberships', everySeconds: 60 * 60, sweep: watchMemberships },
  { name: 'payments.bills', everySeconds: 30 * 60, sweep: reconcileDays },
];
