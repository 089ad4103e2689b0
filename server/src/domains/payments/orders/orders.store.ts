import {
  type OrderState,
  orderStateSchema,
  type PayChannel,
  type PriceKind,
  payChannelSchema,
  priceKindSchema,
} from '@transloom/contracts/payments';
import { accountTypeSchema } from '@transloom/contracts/roles';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import type { PurchaseOrder } from '../../../platform/db/tables.generated.ts';

/** What was bought, as it was then. */
export const orderTermsSchema = z.object({
  amount: z.number().int().nullable(),
  accountType: accountTypeSchema.nullable(),
  months: z.number().int().nullable(),
  /** Of an enterprise: the day on which it begins, its name, and its id where it is there already. */
  start: z.string().nullable(),
  organizationName: z.string().nullable(),
  organizationId: z.string().nullable(),
});
export type OrderTerms = z.infer<typeof orderTermsSchema>;

export interface StoredOrder {
  readonly orderNo: string;
  readonly organizationId: string;
  readonly userId: string;
  readonly kind: PriceKind;
  readonly priceCode: string;
  /** Whole fen. */
  readonly amount: number;
  readonly channel: PayChannel;
  readonly terms: OrderTerms;
  readonly state: OrderState;
  readonly codeUrl: string | null;
  readonly transactionId: string | null;
  readonly refunded: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly paidAt: Date | null;
}

export type NewOrder = Omit<StoredOrder, 'state' | 'codeUrl' | 'transactionId' | 'refunded' | 'paidAt'> & {
  readonly nextQueryAt: Date | null;
};

const openStates: readonly OrderState[] = ['created', 'pending'];
const payableStates: readonly OrderState[] = ['created', 'pending', 'failed', 'closed'];

export async function insertOrder(db: Db, { terms, ...order }: NewOrder): Promise<void> {
  await db
    .insertInto('purchaseOrder')
    .values({ ...order, terms: JSON.stringify(terms) })
    .execute();
}

export async function selectOrder(db: Db, orderNo: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
  return row && asOrder(row);
}

/** Nobody else changes it before the end of the transaction. */
export async function lockOrder(db: Db, orderNo: string): Promise<StoredOrder | undefined> {
  const row = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('orderNo', '=', orderNo)
    .forUpdate()
    .executeTakeFirst();
  return row && asOrder(row);
}

/** The open order of somebody for the same thing at the same price, made since then. */
export async function selectSameOrder(
  db: Db,
  order: Pick<NewOrder, 'organizationId' | 'userId' | 'priceCode' | 'amount' | 'channel' | 'terms'>,
  since: Date,
): Promise<StoredOrder | undefined> {
  const { organizationId, userId, priceCode, amount, channel, terms } = order;
  const row = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('userId', '=', userId)
    .where('priceCode', '=', priceCode)
    .where('amount', '=', amount)
    .where('channel', '=', channel)
    .where('state', 'in', openStates)
    .where('createdAt', '>', since)
    .where(sql<boolean>`terms = ${JSON.stringify(terms)}::jsonb`)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return row && asOrder(row);
}

export async function updateOrderAsPending(db: Db, orderNo: string, codeUrl: string): Promise<void> {
  await db
    .updateTable('purchaseOrder')
    .set({ codeUrl, state: 'pending' })
    .where('orderNo', '=', orderNo)
    .where('state', 'in', openStates)
    .execute();
}

/** False where it was paid before. */
export async function updateOrderAsPaid(
  db: Db,
  orderNo: string,
  paid: { readonly transactionId: string; readonly paidAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchaseOrder')
    .set({ ...paid, state: 'paid', nextQueryAt: null })
    .where('orderNo', '=', orderNo)
    .where('state', 'in', payableStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An open order ends without payment; of one that was paid nothing changes. */
export async function updateOrderAsOver(
  db: Db,
  orderNo: string,
  state: 'closed' | 'failed',
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchaseOrder')
    .set({ state, nextQueryAt: null })
    .where('orderNo', '=', orderNo)
    .where('state', 'in', openStates)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateRefunded(
  db: Db,
  { orderNo, amount }: StoredOrder,
  refunded: number,
): Promise<void> {
  const state: OrderState = refunded === 0 ? 'paid' : refunded < amount ? 'part-refunded' : 'refunded';
  await db.updateTable('purchaseOrder').set({ refunded, state }).where('orderNo', '=', orderNo).execute();
}

/** True for the one of several who may ask the gateway about it; the next may a while later. */
export async function claimQuery(
  db: Db,
  orderNo: string,
  { now, since }: { readonly now: Date; readonly since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('purchaseOrder')
    .set({ queriedAt: now })
    .where('orderNo', '=', orderNo)
    .where('state', 'in', openStates)
    .where('channel', '=', 'wechat')
    .where(({ or, eb }) => or([eb('queriedAt', 'is', null), eb('queriedAt', '<=', since)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Orders to ask the gateway about; each is put off, so that nobody asks about it meanwhile. */
export async function claimDueOrders(
  db: Db,
  now: Date,
): Promise<readonly (StoredOrder & { readonly queries: number })[]> {
  const due = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('nextQueryAt', '<=', now)
    .orderBy('nextQueryAt')
    .limit(100)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { orderNo, queries } of due)
    await db
      .updateTable('purchaseOrder')
      .set({
        queries: queries + 1,
        queriedAt: now,
        nextQueryAt: new Date(now.getTime() + waitMs(queries + 1)),
      })
      .where('orderNo', '=', orderNo)
      .execute();
  return due.map((row) => ({ ...asOrder(row), queries: row.queries }));
}

/** The gateway is asked after 5, 10, 20 and 40 seconds, and then each minute. */
export function waitMs(queries: number): number {
  return Math.min(5 * 2 ** queries, 60) * 1000;
}

interface OrderPage {
  readonly organizationId?: string;
  readonly search?: string;
  readonly state?: OrderState | undefined;
  readonly offset: number;
  readonly count: number;
}

/** The newest first. */
export async function selectOrders(db: Db, { organizationId, search = '', state, offset, count }: OrderPage) {
  const part = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const wanted = db
    .selectFrom('purchaseOrder')
    .innerJoin('organization', 'organization.organizationId', 'purchaseOrder.organizationId')
    .$if(organizationId !== undefined, (query) =>
      query.where('purchaseOrder.organizationId', '=', organizationId ?? ''),
    )
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? ''))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) => or([eb('orderNo', 'ilike', part), eb('organization.name', 'ilike', part)])),
    );
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll('purchaseOrder')
    .select('organization.name as organizationName')
    .orderBy('purchaseOrder.createdAt', 'desc')
    .orderBy('orderNo')
    .limit(count)
    .offset(offset)
    .execute();
  return {
    total: Number(total),
    records: rows.map((row) => ({ ...asOrder(row), organizationName: row.organizationName })),
  };
}

/** Paid orders of any organization by number, or those paid within a time, through WeChat Pay. In a transaction of the system. */
export async function selectPaidBetween(
  db: Db,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('channel', '=', 'wechat')
    .where('paidAt', '>=', from)
    .where('paidAt', '<', to)
    .execute();
  return rows.map(asOrder);
}

/** Paid orders of the organization that nobody gave all the money back for. */
export async function selectPaidOrders(db: Db, organizationId: string): Promise<StoredOrder[]> {
  const rows = await db
    .selectFrom('purchaseOrder')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('state', 'in', ['paid', 'part-refunded'])
    .orderBy('paidAt', 'desc')
    .execute();
  return rows.map(asOrder);
}

function asOrder(row: Selectable<PurchaseOrder>): StoredOrder {
  const { orderNo, organizationId, userId, priceCode, amount, codeUrl, transactionId, refunded } = row;
  return {
    orderNo,
    organizationId,
    userId,
    priceCode,
    amount,
    codeUrl,
    transactionId,
    refunded,
    createdAt: row.createdAt,
    expiresAt: row.expiresAt,
    paidAt: row.paidAt,
    kind: priceKindSchema.parse(row.kind),
    channel: payChannelSchema.parse(row.channel),
    state: orderStateSchema.parse(row.state),
    terms: orderTermsSchema.parse(row.terms),
  };
}
