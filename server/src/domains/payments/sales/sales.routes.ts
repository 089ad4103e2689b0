import { salesApi } from '@transloom/contracts/sales';
import { type Route, route } from '../../../platform/http/route.ts';
import { enterTransfer, listSoldOrders } from '../orders/sold-orders.ts';
import {
  listAllPrices,
  listPlanLimits,
  setPlanLimit,
  setPrice,
  setSeller,
  showSeller,
} from '../prices/set-prices.ts';
import { listQuarantine, resolveQuarantine } from '../reconciliation/quarantine.ts';
import { listPaymentDays } from '../reconciliation/reconcile-days.ts';
import { refundOrder } from '../refunds/refund-order.ts';

export const salesRoutes: readonly Route[] = [
  route(salesApi.soldOrders, listSoldOrders),
  route(salesApi.enterTransfer, enterTransfer),
  route(salesApi.refundOrder, refundOrder),
  route(salesApi.prices, listAllPrices),
  route(salesApi.setPrice, setPrice),
  route(salesApi.planLimits, listPlanLimits),
  route(salesApi.setPlanLimit, setPlanLimit),
  route(salesApi.soldBy, showSeller),
  route(salesApi.setSeller, setSeller),
  route(salesApi.quarantine, listQuarantine),
  route(salesApi.resolveQuarantine, resolveQuarantine),
  route(salesApi.paymentDays, listPaymentDays),
];
