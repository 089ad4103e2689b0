import { paymentsApi } from '@transloom/contracts/payments';
import { type HookRoute, type Route, route, type StreamRoute } from '../../platform/http/route.ts';
import { contractPath } from './contract/contract-address.ts';
import { openContract, signContract } from './contract/sign-contract.ts';
import { enterpriseExpiry } from './membership/enterprise-expiry.ts';
import { membership, startTrial } from './membership/membership.ts';
import { createOrder } from './orders/create-order.ts';
import { listOrders } from './orders/list-orders.ts';
import { notifyPath } from './orders/pay-notification-path.ts';
import { closeOrder, queryOrder } from './orders/query-order.ts';
import { simulatePayment } from './orders/simulate-payment.ts';
import { takePayNotification } from './orders/take-pay-notification.ts';
import { priceOptions } from './prices/list-prices.ts';
import { showSeller } from './prices/set-prices.ts';

export const paymentsRoutes: readonly Route[] = [
  route(paymentsApi.priceOptions, priceOptions),
  route(paymentsApi.membership, membership),
  route(paymentsApi.startTrial, startTrial),
  route(paymentsApi.createOrder, createOrder),
  route(paymentsApi.queryOrder, queryOrder),
  route(paymentsApi.enterpriseExpiry, enterpriseExpiry),
  route(paymentsApi.signContract, signContract),
  route(paymentsApi.seller, showSeller),
  route(paymentsApi.listOrders, listOrders),
  route(paymentsApi.closeOrder, closeOrder),
  route(paymentsApi.simulatePayment, simulatePayment),
];

export const paymentsHookRoutes: readonly HookRoute[] = [{ path: notifyPath, take: takePayNotification }];

export const paymentsStreamRoutes: readonly StreamRoute[] = [{ path: contractPath, open: openContract }];
