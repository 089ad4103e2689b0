import type { Purchase } from '@transloom/contracts/payments';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { findMembership, requireMembership } from '../../organizations/find-membership.ts';
import { refuseGeneratedName, refuseOrganizationName } from '../../organizations/refuse-organization-name.ts';
import { dayOf } from '../membership/natural-months.ts';
import { type Price, selectPrice } from '../prices/prices.store.ts';
import type { OrderTerms } from './orders.store.ts';

export interface PricedPurchase {
  readonly price: Price;
  readonly terms: OrderTerms;
}

const kindOfMethod: Readonly<Record<string, Price['kind']>> = { pack: 'CHARACTERS', token: 'TOKEN' };

/**
 * What somebody wants to buy, at the price of this moment.
 * @throws {AppError} payment.not-on-sale, payment.price-changed, payment.not-personal, payment.name-needed,
 *   organization.generated-name, organization.name-alike, resource.not-found
 */
export async function pricedPurchase(context: Context, purchase: Purchase): Promise<PricedPurchase> {
  const { method, packCode } = purchase;
  const packKind = kindOfMethod[method];
  const price = await selectPrice(context.db, packKind === undefined ? method : (packCode ?? ''));
  const isOther = packKind === undefined ? price?.amount !== null : price?.kind !== packKind;
  if (price === undefined || isOther || !price.onSale) throw new AppError('payment.not-on-sale');
  if (purchase.price !== undefined && purchase.price !== price.price)
    throw new AppError('payment.price-changed', { price: (price.price / 100).toFixed(2) });
  const { amount, accountType, months } = price;
  const nothing = { start: null, organizationName: null, organizationId: null };
  const terms = { amount, accountType, months, ...nothing };
  if (price.kind === 'PRO') await requirePersonal(context);
  if (price.kind !== 'ENTERPRISE') return { price, terms };
  const enterprise = await enterpriseTerms(context, purchase);
  if (enterprise.organizationId === null) await refuseOrganizationName(context, enterprise.organizationName);
  return { price, terms: { ...terms, ...enterprise } };
}

/** Pro is for a person alone; an enterprise has plans of its own. */
async function requirePersonal({ db, actor }: Context): Promise<void> {
  const { organizationType } = await requireMembership(db, actor.userId, actor.organizationId);
  if (organizationType !== 'PERSON') throw new AppError('payment.not-personal');
}

/** P5.1, D5.82 @throws {AppError} payment.name-needed, organization.generated-name, resource.not-found */
export async function enterpriseTerms(
  { asSystem, actor, now }: Pick<Context, 'asSystem' | 'actor' | 'now'>,
  { orgName = '', orgId, start }: Pick<Purchase, 'orgName' | 'orgId' | 'start'>,
) {
  const today = dayOf(now());
  const begins = start !== undefined && start > today ? start : today;
  if (orgId === undefined) {
    if (orgName === '') throw new AppError('payment.name-needed', { field: 'orgName' });
    refuseGeneratedName(orgName);
    return { start: begins, organizationName: orgName, organizationId: null };
  }
  const membership = await asSystem((db) => findMembership(db, actor.userId, orgId));
  const runsIt = membership?.role === 'SUPER_ADMIN' || membership?.role === 'ADMIN';
  if (!runsIt || membership.organizationType !== 'ENTERPRISE') throw new AppError('resource.not-found');
  refuseGeneratedName(membership.name);
  return { start: begins, organizationName: membership.name, organizationId: orgId };
}
