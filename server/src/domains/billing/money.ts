/** Money as the ledger counts it: in millionths, which a price by the million makes of each character or token. */
const microsPerUnit = 1_000_000;

export function toMicros(amount: number): number {
  return Math.round(amount * microsPerUnit);
}

/** Whole units and parts of them. */
export function fromMicros(micros: number): number {
  return micros / microsPerUnit;
}
