import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { RequestOf } from '@transloom/contracts/endpoint';
import type { invoicesApi } from '@transloom/contracts/invoices';
import { timers } from '@transloom/contracts/limits';
import type { Order, PriceKind, paymentsApi } from '@transloom/contracts/payments';
import type { salesApi } from '@transloom/contracts/sales';
import { callApi } from '../../api/call-api.ts';
import { endpoints } from '../../api/endpoints.generated.ts';
import { uploadFiles } from '../../api/upload-files.ts';
import { useCommand } from '../../api/use-command.ts';

const { payments, invoices, sales, files } = endpoints;
const key = ['payments'] as const;
const officeKey = ['payments', 'office'] as const;
const inline = { failure: 'inline' } as const;

export const membershipQuery = queryOptions({
  queryKey: [...key, 'membership'],
  queryFn: ({ signal }) => callApi(payments.membership, {}, { signal }),
  meta: inline,
});

export const pricesQuery = (type: PriceKind) =>
  queryOptions({
    queryKey: [...key, 'prices', type],
    queryFn: ({ signal }) => callApi(payments.priceOptions, { type }, { signal }),
    meta: inline,
  });

export const sellerQuery = queryOptions({
  queryKey: [...key, 'seller'],
  queryFn: ({ signal }) => callApi(payments.seller, {}, { signal }),
  meta: inline,
});

export const expiryQuery = (asked: RequestOf<typeof paymentsApi.enterpriseExpiry> | undefined) =>
  queryOptions({
    queryKey: [...key, 'expiry', asked],
    queryFn: ({ signal }) =>
      callApi(payments.enterpriseExpiry, asked ?? { paymentMethod: '', start: '' }, { signal }),
    enabled: asked !== undefined,
    placeholderData: keepPreviousData,
    meta: inline,
  });

/** An order that is waited for, asked each second until it is over (P4.1). */
export const orderQuery = (orderNo: string) =>
  queryOptions({
    queryKey: [...key, 'order', orderNo],
    queryFn: ({ signal }) => callApi(payments.queryOrder, { orderNo }, { signal }),
    refetchInterval: ({ state }) => (isOpen(state.data) ? timers.orderPollMs : false),
    refetchIntervalInBackground: true,
    meta: inline,
  });

function isOpen(order: Order | undefined): boolean {
  return order === undefined || order.orderStatus === 'created' || order.orderStatus === 'pending';
}

export const ordersQuery = (asked: RequestOf<typeof paymentsApi.listOrders>) =>
  queryOptions({
    queryKey: [...key, 'orders', asked],
    queryFn: ({ signal }) => callApi(payments.listOrders, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const invoicesQuery = queryOptions({
  queryKey: [...key, 'invoices'],
  queryFn: ({ signal }) => callApi(invoices.listInvoices, {}, { signal }),
  meta: inline,
});

export const invoiceableQuery = queryOptions({
  queryKey: [...key, 'invoiceable'],
  queryFn: ({ signal }) => callApi(invoices.invoiceableOrders, {}, { signal }),
  meta: inline,
});

export const createOrder = (input: RequestOf<typeof paymentsApi.createOrder>) =>
  callApi(payments.createOrder, input);
export const useCloseOrder = () =>
  useCommand(key, (orderNo: string) => callApi(payments.closeOrder, { orderNo }));
export const useSimulatePayment = () =>
  useCommand(key, (input: RequestOf<typeof paymentsApi.simulatePayment>) =>
    callApi(payments.simulatePayment, input),
  );
export const useStartTrial = () => useCommand([], () => callApi(payments.startTrial, {}));
export const useSignContract = () =>
  useCommand(
    key,
    (input: RequestOf<typeof paymentsApi.signContract>) => callApi(payments.signContract, input),
    'form',
  );
export const useRequestInvoice = () =>
  useCommand(
    key,
    (input: RequestOf<typeof invoicesApi.requestInvoice>) => callApi(invoices.requestInvoice, input),
    'form',
  );
export const downloadInvoice = (invoiceId: string) => callApi(invoices.invoiceFile, { invoiceId });

export const soldOrdersQuery = (asked: RequestOf<typeof salesApi.soldOrders>) =>
  queryOptions({
    queryKey: [...officeKey, 'orders', asked],
    queryFn: ({ signal }) => callApi(sales.soldOrders, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const invoiceRequestsQuery = (asked: RequestOf<typeof invoicesApi.invoiceRequests>) =>
  queryOptions({
    queryKey: [...officeKey, 'invoices', asked],
    queryFn: ({ signal }) => callApi(invoices.invoiceRequests, asked, { signal }),
    placeholderData: keepPreviousData,
    meta: inline,
  });

export const allPricesQuery = queryOptions({
  queryKey: [...officeKey, 'prices'],
  queryFn: ({ signal }) => callApi(sales.prices, {}, { signal }),
  meta: inline,
});

export const planLimitsQuery = queryOptions({
  queryKey: [...officeKey, 'plan-limits'],
  queryFn: ({ signal }) => callApi(sales.planLimits, {}, { signal }),
  meta: inline,
});

export const soldByQuery = queryOptions({
  queryKey: [...officeKey, 'seller'],
  queryFn: ({ signal }) => callApi(sales.soldBy, {}, { signal }),
  meta: inline,
});

export const quarantineQuery = queryOptions({
  queryKey: [...officeKey, 'quarantine'],
  queryFn: ({ signal }) => callApi(sales.quarantine, {}, { signal }),
  meta: inline,
});

export const paymentDaysQuery = queryOptions({
  queryKey: [...officeKey, 'days'],
  queryFn: ({ signal }) => callApi(sales.paymentDays, {}, { signal }),
  meta: inline,
});

export const useEnterTransfer = () =>
  useCommand(
    officeKey,
    (input: RequestOf<typeof salesApi.enterTransfer>) => callApi(sales.enterTransfer, input),
    'form',
  );
export const useRefundOrder = () =>
  useCommand(
    officeKey,
    (input: RequestOf<typeof salesApi.refundOrder>) => callApi(sales.refundOrder, input),
    'form',
  );
export const useSetPrice = () =>
  useCommand(key, (input: RequestOf<typeof salesApi.setPrice>) => callApi(sales.setPrice, input), 'form');
export const useSetPlanLimit = () =>
  useCommand(
    key,
    (input: RequestOf<typeof salesApi.setPlanLimit>) => callApi(sales.setPlanLimit, input),
    'form',
  );
export const useSetSeller = () =>
  useCommand(key, (input: RequestOf<typeof salesApi.setSeller>) => callApi(sales.setSeller, input), 'form');
export const useResolveQuarantine = () =>
  useCommand(
    officeKey,
    (input: RequestOf<typeof salesApi.resolveQuarantine>) => callApi(sales.resolveQuarantine, input),
    'form',
  );
export const useDecideInvoice = () =>
  useCommand(
    officeKey,
    (input: RequestOf<typeof invoicesApi.decideInvoice>) => callApi(invoices.decideInvoice, input),
    'form',
  );

export const uploadInvoice = (file: File) =>
  uploadFiles(files.upload, { fields: { purpose: 'invoice' }, files: [file] });
