import type { QuotaModule } from '@transloom/contracts/billing';
import type { QuotaAmount } from './ledger/quota-unit.ts';

/** An engine that is asked, with the caps somebody set for it. */
export interface EngineWish {
  readonly engineKey: string;
  /** Most characters in a calendar month (UTC); null for no cap. */
  readonly charactersPerMonth: number | null;
  /** Most millionths of the currency in a calendar month (UTC); null for no cap. */
  readonly microsPerMonth: number | null;
  /** Set for an engine of the installation: the most characters of a month for all organizations together; null for no cap. */
  readonly shared?: { readonly monthlyLimit: number | null } | undefined;
}

/** A thing that quota is used for, such as a document. */
export interface UsedFor {
  readonly kind: string;
  readonly id: string;
}

export interface QuotaWish {
  readonly module: QuotaModule;
  /** The most that it may take, each unit once. Money is absent where no price is known. */
  readonly charges: readonly QuotaAmount[];
  readonly engine?: EngineWish;
  /** The organization pays the vendor with a key of its own: nothing is taken of its lots. */
  readonly paidElsewhere?: boolean;
  /** What it is for; absent for nothing that is kept. */
  readonly object?: UsedFor | undefined;
  /** After so long the hold ends by itself. */
  readonly minutes?: number;
}

/**
 * Why nothing was held. `characters`, `tokens`: the wallet has too little. `member`: the quota of the member is used up.
 * `day`, `object`: the cap that the organization set for a day, or for one piece of work. `organization`, `money`: the cap of the engine. `installation`: the cap for all organizations together.
 */
export type HoldRefusal =
  | 'characters'
  | 'tokens'
  | 'member'
  | 'day'
  | 'object'
  | 'organization'
  | 'money'
  | 'installation';
