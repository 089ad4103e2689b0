/** For how many billable words a unit price stands. */
export type PricingUnit = 1 | 1000 | 10_000;

export interface TaskPrice {
  /** In the smallest unit of the currency, such as cents; fractions are allowed. */
  readonly unitPrice: number;
  readonly per: PricingUnit;
  readonly billableWords: number;
  /** In the smallest unit of the currency. */
  readonly extraFee: number;
}

/** Unit price × billable words + extra fee, in the smallest unit of the currency, rounded half up once (D9.26). */
export function totalPrice({ unitPrice, per, billableWords, extraFee }: TaskPrice): number {
  // A price such as 0.15 has no exact binary form; a hair above the half keeps what is half on paper half here.
  return Math.floor((unitPrice * billableWords) / per + extraFee + 0.5 + 1e-9);
}
