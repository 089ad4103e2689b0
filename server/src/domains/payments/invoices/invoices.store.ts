import {
  type InvoiceBuyer,
  type InvoiceState,
  invoiceBuyerSchema,
  invoiceStateSchema,
} from '@transloom/contracts/invoices';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { Invoice } from '../../../platform/db/tables.generated.ts';

export interface StoredInvoice {
  readonly invoiceId: string;
  readonly organizationId: string;
  readonly organizationName: string;
  readonly requestedBy: string;
  readonly buyer: InvoiceBuyer;
  /** Whole fen. */
  readonly amount: number;
  readonly orders: readonly string[];
  readonly state: InvoiceState;
  readonly reason: string;
  readonly number: string | null;
  readonly fileId: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

/** Invoices that stand for their orders. */
const standing: readonly InvoiceState[] = ['submitted', 'issuing', 'issued'];

interface NewInvoice {
  readonly invoiceId: string;
  readonly organizationId: string;
  readonly requestedBy: string;
  readonly buyer: InvoiceBuyer;
  readonly orders: readonly { readonly orderNo: string; readonly amount: number }[];
  readonly createdAt: Date;
}

export async function insertInvoice(db: Db, { buyer, orders, ...invoice }: NewInvoice): Promise<void> {
  const { invoiceId, organizationId } = invoice;
  const amount = orders.reduce((sum, order) => sum + order.amount, 0);
  await db
    .insertInto('invoice')
    .values({ ...invoice, amount, buyer: JSON.stringify(buyer) })
    .execute();
  await db
    .insertInto('invoiceOrder')
    .values(orders.map((order) => ({ ...order, invoiceId, organizationId })))
    .execute();
}

/** Whether an invoice stands for the order. */
export async function isInvoiced(db: Db, orderNo: string): Promise<boolean> {
  return (await selectInvoiced(db, [orderNo])).length > 0;
}

/** Those of the orders that an invoice stands for. */
export async function selectInvoiced(db: Db, orderNos: readonly string[]): Promise<readonly string[]> {
  if (orderNos.length === 0) return [];
  const rows = await db
    .selectFrom('invoiceOrder')
    .innerJoin('invoice', 'invoice.invoiceId', 'invoiceOrder.invoiceId')
    .select('invoiceOrder.orderNo')
    .where('invoiceOrder.orderNo', 'in', orderNos)
    .where('invoice.state', 'in', standing)
    .execute();
  return rows.map(({ orderNo }) => orderNo);
}

export async function selectInvoice(db: Db, invoiceId: string): Promise<StoredInvoice | undefined> {
  const row = await invoices(db).where('invoiceId', '=', invoiceId).executeTakeFirst();
  return row && asInvoice(row);
}

/** Nobody else decides on it before the end of the transaction. */
export async function lockInvoice(db: Db, invoiceId: string): Promise<StoredInvoice | undefined> {
  await sql`select 1 from invoice where invoice_id = ${invoiceId} for update`.execute(db);
  return selectInvoice(db, invoiceId);
}

const most = 500;

/** The newest first. */
export async function selectInvoicesOf(db: Db, organizationId: string): Promise<StoredInvoice[]> {
  const rows = await invoices(db)
    .where('invoice.organizationId', '=', organizationId)
    .orderBy('invoice.createdAt', 'desc')
    .limit(most)
    .execute();
  return rows.map(asInvoice);
}

/** Those that wait first, then the newest. In a transaction of the system. */
export async function selectInvoicePage(
  db: Db,
  page: { readonly state?: InvoiceState | undefined; readonly offset: number; readonly count: number },
): Promise<{ readonly total: number; readonly records: StoredInvoice[] }> {
  const { state, offset, count } = page;
  const all = await db
    .selectFrom('invoice')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .executeTakeFirstOrThrow();
  const rows = await invoices(db)
    .$if(state !== undefined, (query) => query.where('invoice.state', '=', state ?? ''))
    .orderBy(sql`invoice.state not in ('submitted', 'issuing')`)
    .orderBy('invoice.createdAt', 'desc')
    .limit(count)
    .offset(offset)
    .execute();
  return { total: Number(all.total), records: rows.map(asInvoice) };
}

export async function updateInvoice(
  db: Db,
  invoiceId: string,
  change: {
    readonly state: InvoiceState;
    readonly reason?: string;
    readonly number?: string;
    readonly fileId?: string;
    readonly decidedAt: Date;
    readonly decidedBy: string;
  },
): Promise<void> {
  await db.updateTable('invoice').set(change).where('invoiceId', '=', invoiceId).execute();
}

function invoices(db: Db) {
  return db
    .selectFrom('invoice')
    .innerJoin('organization', 'organization.organizationId', 'invoice.organizationId')
    .selectAll('invoice')
    .select('organization.name as organizationName')
    .select(
      sql<string[]>`(select array_agg(order_no order by order_no) from invoice_order
        where invoice_order.invoice_id = invoice.invoice_id)`.as('orders'),
    );
}

function asInvoice(
  row: Selectable<Invoice> & { readonly organizationName: string; readonly orders: string[] | null },
): StoredInvoice {
  const { invoiceId, organizationId, organizationName, requestedBy, amount, reason, number, fileId } = row;
  return {
    invoiceId,
    organizationId,
    organizationName,
    requestedBy,
    amount,
    reason,
    number,
    fileId,
    createdAt: row.createdAt,
    decidedAt: row.decidedAt,
    orders: row.orders ?? [],
    buyer: invoiceBuyerSchema.parse(row.buyer),
    state: invoiceStateSchema.parse(row.state),
  };
}
