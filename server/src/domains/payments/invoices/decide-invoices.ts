import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { InvoiceState, invoicesApi } from '@transloom/contracts/invoices';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { takeUpload } from '../../files/uploaded-content.ts';
import { notify } from '../../messages/notify.ts';
import { lockInvoice, type StoredInvoice, selectInvoicePage, updateInvoice } from './invoices.store.ts';
import { shownInvoice } from './shown-invoice.ts';

type Api = typeof invoicesApi;

export async function listInvoiceRequests(
  { asSystem }: Context,
  { state, pageNumber, pageSize }: InputOf<Api['invoiceRequests']>,
): Promise<OutputOf<Api['invoiceRequests']>> {
  const page = { state, offset: (pageNumber - 1) * pageSize, count: pageSize };
  const { records, total } = await asSystem((db) => selectInvoicePage(db, page));
  return { records: records.map(shownInvoice), total, pageNumber, pageSize };
}

/** The states that each state may be followed by. */
const following: Readonly<Record<InvoiceState, readonly InvoiceState[]>> = {
  submitted: ['issuing', 'issued', 'rejected'],
  issuing: ['issued', 'rejected'],
  issued: ['reversed'],
  rejected: [],
  reversed: [],
};

/** @throws {AppError} resource.not-found, invoice.decided */
export async function decideInvoice(context: Context, input: InputOf<Api['decideInvoice']>): Promise<null> {
  const { asSystem, actor, now, publish } = context;
  const { invoiceId, decision, number, fileId, reason } = input;
  await asSystem(async (db) => {
    const invoice = await lockInvoice(db, invoiceId);
    if (invoice === undefined) throw new AppError('resource.not-found');
    if (!following[invoice.state].includes(decision)) throw new AppError('invoice.decided');
    await updateInvoice(db, invoiceId, {
      state: decision,
      decidedAt: now(),
      decidedBy: actor.userId,
      ...(number !== undefined && decision === 'issued' && { number }),
      ...(fileId !== undefined && decision === 'issued' && { fileId }),
      ...(reason !== undefined && { reason }),
    });
    await tellBuyer({ db, publish, now }, invoice, input);
  });
  if (decision === 'issued' && fileId !== undefined)
    await takeUpload(context, { fileId, purpose: 'invoice' });
  return null;
}

async function tellBuyer(
  system: Parameters<typeof notify>[0],
  { requestedBy, invoiceId, amount }: StoredInvoice,
  { decision, reason = '' }: InputOf<Api['decideInvoice']>,
): Promise<void> {
  if (decision !== 'issued' && decision !== 'rejected') return;
  await notify(system, {
    kind: decision === 'issued' ? 'invoice-issued' : 'invoice-rejected',
    to: [requestedBy],
    params: { amount: (amount / 100).toFixed(2), reason },
    link: '/account/orders?tab=invoices',
    key: `invoice ${decision} ${invoiceId}`,
  });
}
