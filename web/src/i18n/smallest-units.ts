const minorDigits = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Money in the smallest unit of a currency, as `formatMoney` takes it. */
export function inUnits({ currency, total }: { readonly currency: string; readonly total: number }) {
  return { currency, amount: total / 10 ** minorDigits(currency) };
}

/** Money as people write it, in the smallest unit of its currency, with at most four digits of a fraction. */
export function inSmallestUnits(currency: string, amount: number): number {
  return Math.round(amount * 10 ** minorDigits(currency) * 10_000) / 10_000;
}
