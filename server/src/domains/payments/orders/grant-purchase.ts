import type { Db } from '../../../platform/db/database.ts';
import { grantQuota } from '../../billing/grant-quota.ts';
import { createEnterprise } from '../../organizations/create-organization.ts';
import { extendPlan } from '../membership/extend-plan.ts';
import { startOfDay } from '../membership/natural-months.ts';
import type { StoredOrder } from './orders.store.ts';

/** Purchased packs are valid for a year (P9.6, D9.50). */
const packDays = 365;
const dayMs = 86_400_000;

export function grantKeyOf(orderNo: string): string {
  return `order:${orderNo}`;
}

/** Gives what was bought. In the transaction of the system that notes the payment. */
export async function grantPurchase(db: Db, order: StoredOrder, now: Date): Promise<void> {
  const { orderNo, organizationId, kind, terms } = order;
  if (terms.amount !== null) {
    const lot = {
      organizationId,
      unit: kind === 'TOKEN' ? 'tokens' : 'characters',
      source: 'pack',
      grantKey: grantKeyOf(orderNo),
      amount: terms.amount,
      expiresAt: new Date(now.getTime() + packDays * dayMs),
    } as const;
    await grantQuota(db, lot, now);
    return;
  }
  const { accountType, months, start } = terms;
  if (accountType === null || months === null) return;
  const begins = start === null ? now : new Date(Math.max(startOfDay(start).getTime(), now.getTime()));
  const bought = { orderNo, accountType, months, start: begins };
  const buyer = kind === 'PRO' ? organizationId : await enterpriseOf(db, order, now);
  await extendPlan(db, { ...bought, organizationId: buyer }, now);
}

/** The enterprise that a plan was bought for; a new one belongs to who bought it. */
async function enterpriseOf(db: Db, { terms, userId }: StoredOrder, now: Date): Promise<string> {
  const { organizationId, organizationName, accountType } = terms;
  if (organizationId !== null) return organizationId;
  const draft = { name: organizationName ?? '', accountType: accountType ?? 'STANDARD', superAdmin: userId };
  // It has the plan from now on; an end in the past lets the bought time begin at once.
  const made = await createEnterprise(db, { ...draft, expiresAt: now }, now);
  return made.organizationId;
}
