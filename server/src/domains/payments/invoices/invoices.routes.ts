import { invoicesApi } from '@transloom/contracts/invoices';
import { type Route, route } from '../../../platform/http/route.ts';
import { decideInvoice, listInvoiceRequests } from './decide-invoices.ts';
import { invoiceableOrders, invoiceFile, listInvoices, requestInvoice } from './request-invoice.ts';

export const invoicesRoutes: readonly Route[] = [
  route(invoicesApi.invoiceableOrders, invoiceableOrders),
  route(invoicesApi.requestInvoice, requestInvoice),
  route(invoicesApi.listInvoices, listInvoices),
  route(invoicesApi.invoiceFile, invoiceFile),
  route(invoicesApi.invoiceRequests, listInvoiceRequests),
  route(invoicesApi.decideInvoice, decideInvoice),
];
