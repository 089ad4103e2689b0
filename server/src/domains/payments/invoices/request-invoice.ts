import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Invoice, invoicesApi } from '@transloom/contracts/invoices';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { createDownload, finishDownload } from '../../files/make-download.ts';
import { uploadedFile } from '../../files/uploaded-content.ts';
import { lockOrder, type StoredOrder, selectPaidOrders } from '../orders/orders.store.ts';
import { productWords } from '../prices/product-words.ts';
import { tellSellers } from '../tell-sellers.ts';
import { insertInvoice, selectInvoice, selectInvoiced, selectInvoicesOf } from './invoices.store.ts';
import { shownInvoice } from './shown-invoice.ts';

type Api = typeof invoicesApi;

export async function invoiceableOrders({
  db,
  actor,
  language,
}: Context): Promise<OutputOf<Api['invoiceableOrders']>> {
  const paid = await selectPaidOrders(db, actor.organizationId);
  const invoiced = new Set(
    await selectInvoiced(
      db,
      paid.map(({ orderNo }) => orderNo),
    ),
  );
  return paid
    .filter(({ orderNo }) => !invoiced.has(orderNo))
    .map((order) => ({
      orderNo: order.orderNo,
      product: productWords({ kind: order.kind, ...order.terms }, language),
      amount: leftOf(order),
      payTime: (order.paidAt ?? order.createdAt).toISOString(),
    }));
}

/** What stays paid after refunds, in fen. */
function leftOf({ amount, refunded }: StoredOrder): number {
  return amount - refunded;
}

/** @throws {AppError} resource.not-found, invoice.not-open for an order that is not paid or has an invoice */
export async function requestInvoice(
  context: Context,
  { buyer, orders: wanted }: InputOf<Api['requestInvoice']>,
): Promise<Invoice> {
  const { db, actor, now, asSystem, publish } = context;
  const orderNos = [...new Set(wanted)].toSorted();
  const orders = [];
  for (const orderNo of orderNos) {
    const order = await lockOrder(db, orderNo);
    if (order === undefined) throw new AppError('resource.not-found');
    if (order.state !== 'paid' && order.state !== 'part-refunded') throw new AppError('invoice.not-open');
    orders.push({ orderNo, amount: leftOf(order) });
  }
  if ((await selectInvoiced(db, orderNos)).length > 0) throw new AppError('invoice.not-open');
  const invoiceId = newId();
  const { organizationId, userId: requestedBy } = actor;
  await insertInvoice(db, { invoiceId, organizationId, requestedBy, buyer, orders, createdAt: now() });
  const made = await selectInvoice(db, invoiceId);
  if (made === undefined) throw new AppError('resource.not-found');
  const { organizationName } = made;
  await asSystem((system) =>
    tellSellers({ db: system, publish, now }, 'invoice-requested', {
      organization: organizationName,
      invoiceId,
    }),
  );
  return shownInvoice(made);
}

export async function listInvoices({ db, actor }: Context): Promise<Invoice[]> {
  return (await selectInvoicesOf(db, actor.organizationId)).map(shownInvoice);
}

/** @throws {AppError} resource.not-found */
export async function invoiceFile(
  context: LongContext,
  { invoiceId }: InputOf<Api['invoiceFile']>,
): Promise<OutputOf<Api['invoiceFile']>> {
  const { file, resourceId } = await context.transact(async (short) => {
    const fileId = (await selectInvoice(short.db, invoiceId))?.fileId ?? null;
    if (fileId === null) throw new AppError('resource.not-found');
    // The file was uploaded by the operator, in an organization of their own.
    const found = await short.asSystem((db) => uploadedFile({ db }, fileId));
    return { file: found, resourceId: await createDownload(short, { title: found.name }) };
  });
  const content = await context.storage.open(file.storageKey);
  await finishDownload(context, { resourceId, name: file.name, content });
  return { resourceId };
}
