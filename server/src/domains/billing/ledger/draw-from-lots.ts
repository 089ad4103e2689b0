import type { Lot } from './lots.store.ts';
import type { QuotaAmount } from './quota-unit.ts';

export interface Draw {
  readonly lotId: string;
  readonly amount: number;
}

/** Takes an amount of lots in their order; less than was asked for where they hold less. */
export function drawFromLots(
  lots: readonly Pick<Lot, 'id' | 'unit' | 'available'>[],
  { unit, amount }: QuotaAmount,
): readonly Draw[] {
  const draws: Draw[] = [];
  let missing = amount;
  for (const lot of lots) {
    if (missing === 0) break;
    if (lot.unit !== unit) continue;
    const taken = Math.min(missing, lot.available);
    if (taken > 0) draws.push({ lotId: lot.id, amount: taken });
    missing -= taken;
  }
  return draws;
}

export function drawn(draws: readonly Draw[]): number {
  return draws.reduce((sum, { amount }) => sum + amount, 0);
}
