import type { GrantedUnit } from '@transloom/contracts/billing';

/** What wallets count: source characters (Unicode code points), tokens of the document agent, and money in millionths. */
export type QuotaUnit = 'characters' | 'tokens' | 'CNY' | 'USD';

/** Money for engines is paid to their vendors; the other units are granted by plans and sold in packs. */
export const grantedUnits: readonly GrantedUnit[] = ['characters', 'tokens'];

export function isGranted(unit: QuotaUnit): unit is GrantedUnit {
  return unit === 'characters' || unit === 'tokens';
}

/** So much of a unit: a whole number, 1 at least where it is held. */
export interface QuotaAmount {
  readonly unit: QuotaUnit;
  readonly amount: number;
}
