import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { PriceOption, paymentsApi } from '@transloom/contracts/payments';
import type { Context } from '../../../platform/context.ts';
import { requireSales } from '../require-sales.ts';
import { type Price, selectPrices } from './prices.store.ts';
import { productWords } from './product-words.ts';

/** @throws {AppError} payment.not-sold */
export async function priceOptions(
  context: Context,
  { type }: InputOf<typeof paymentsApi.priceOptions>,
): Promise<OutputOf<typeof paymentsApi.priceOptions>> {
  requireSales(context);
  const prices = await selectPrices(context.db, type);
  return prices.filter(({ onSale }) => onSale).map((price) => shownPrice(price, context.language));
}

export function shownPrice(price: Price, language: InterfaceLanguage): PriceOption {
  const { onSale: _, months, ...shown } = price;
  const timeUnit = months === null ? null : months % 12 === 0 ? 'year' : 'month';
  return { ...shown, timeUnit, desc: productWords(price, language), subDesc: rateWords(price, language) };
}

const packUnit = 10_000;

/** The price of 10,000 units, or of a month where several are bought. */
function rateWords({ price, amount, months }: Price, language: InterfaceLanguage): string {
  const money = (fen: number) =>
    new Intl.NumberFormat(language, { style: 'currency', currency: 'CNY', maximumFractionDigits: 2 }).format(
      fen / 100,
    );
  if (amount !== null) {
    const rate = money((price / amount) * packUnit);
    return language === 'zh-CN' ? `每万 ${rate}` : `${rate} per 10,000`;
  }
  if (months === null || months === 1) return '';
  return language === 'zh-CN' ? `每月 ${money(price / months)}` : `${money(price / months)} a month`;
}
