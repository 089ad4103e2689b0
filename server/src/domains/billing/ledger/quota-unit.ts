import type { GrantedUnit, Wallet } from '@transloom/contracts/billing';

/** Money for engines is paid to their vendors; the other units are granted by plans and sold in packs. */
export const grantedUnits: readonly GrantedUnit[] = ['characters', 'tokens'];

export function isGranted(unit: Wallet): unit is GrantedUnit {
  return unit === 'characters' || unit === 'tokens';
}

/** So much of a unit: a whole number, 1 at least where it is held. */
export interface QuotaAmount {
  readonly unit: Wallet;
  readonly amount: number;
}
