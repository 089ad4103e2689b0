/** Money as the ledger counts it: in millionths, which a price by the million makes of each character or token. */
const microsPerUnit = 1_000_000;

/** What a price makes of a request. */
export interface Cost {
  readonly currency: 'USD' | 'CNY';
  /** Millionths of the currency. */
  readonly micros: number;
}

export function toMicros(amount: number): number {
  return Math.round(amount * microsPerUnit);
}

/** Whole units and parts of them. */
export function fromMicros(micros: number): number {
  return micros / microsPerUnit;
}
