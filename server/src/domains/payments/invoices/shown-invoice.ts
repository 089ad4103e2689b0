import type { Invoice } from '@transloom/contracts/invoices';
import type { StoredInvoice } from './invoices.store.ts';

export function shownInvoice(invoice: StoredInvoice): Invoice {
  const { invoiceId, organizationName, buyer, amount, orders, state, reason, number } = invoice;
  return {
    invoiceId,
    organizationName,
    buyer,
    amount,
    state,
    reason,
    number,
    orders: [...orders],
    hasFile: invoice.fileId !== null,
    createTime: invoice.createdAt.toISOString(),
    decideTime: invoice.decidedAt?.toISOString() ?? null,
  };
}
