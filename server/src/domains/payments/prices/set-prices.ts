import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { plans } from '@transloom/contracts/plans';
import { accountTypes } from '@transloom/contracts/roles';
import type { salesApi } from '@transloom/contracts/sales';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { limitPlan } from '../../organizations/change-plan.ts';
import { termsOfPlan } from '../../organizations/plan-terms.ts';
import { shownPrice } from './list-prices.ts';
import { selectPrice, selectPrices, updatePrice } from './prices.store.ts';
import { selectSeller, updateSeller } from './seller.store.ts';

type Api = typeof salesApi;

export async function listAllPrices({ db, language }: Context): Promise<OutputOf<Api['prices']>> {
  return (await selectPrices(db)).map((price) => ({ ...shownPrice(price, language), onSale: price.onSale }));
}

/** Orders that are there keep their price. @throws {AppError} resource.not-found, payment.price-order */
export async function setPrice({ asSystem }: Context, change: InputOf<Api['setPrice']>): Promise<null> {
  const { price, originalPrice } = change;
  if (originalPrice !== null && originalPrice < price)
    throw new AppError('payment.price-order', { field: 'originalPrice' });
  return asSystem(async (db) => {
    const known = await selectPrice(db, change.code);
    // A pack stays a pack, and a membership has no amount.
    const amount = known?.amount === null ? null : (change.amount ?? known?.amount ?? null);
    if (!(await updatePrice(db, { ...change, amount }))) throw new AppError('resource.not-found');
    return null;
  });
}

export async function listPlanLimits({ db }: Context): Promise<OutputOf<Api['planLimits']>> {
  const limits = [];
  for (const accountType of accountTypes) {
    const { customEngines, monthlyCharacters, monthlyTokens } = (await termsOfPlan(db, accountType)).limits;
    limits.push({ accountType, customEngines, monthlyCharacters, monthlyTokens });
  }
  return limits;
}

export async function setPlanLimit(
  { asSystem }: Context,
  limit: InputOf<Api['setPlanLimit']>,
): Promise<null> {
  if (plans[limit.accountType] === undefined) throw new AppError('resource.not-found');
  await asSystem((db) => limitPlan(db, limit));
  return null;
}

export async function showSeller({ db }: Context): Promise<OutputOf<Api['soldBy']>> {
  return selectSeller(db);
}

export async function setSeller({ asSystem }: Context, seller: InputOf<Api['setSeller']>): Promise<null> {
  await asSystem((db) => updateSeller(db, seller));
  return null;
}
