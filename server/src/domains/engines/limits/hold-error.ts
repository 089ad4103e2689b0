import { EngineError, type EngineErrorClass } from '../../../providers/machine-translation/engine-error.ts';
import type { HoldRefusal } from '../../billing/quota-wish.ts';

const refusals: Readonly<Record<HoldRefusal, readonly [EngineErrorClass, string]>> = {
  characters: ['no-characters', 'the wallet has too few characters'],
  tokens: ['no-characters', 'the wallet has too few tokens'],
  member: ['member-quota', 'the quota of the member is used up'],
  day: ['day-cap', 'the cap of the day is reached'],
  object: ['object-cap', 'the cap of one piece of work is reached'],
  organization: ['budget', 'the characters of the month are used up'],
  money: ['money-budget', 'the money of the month is used up, or no price is known'],
  installation: ['shared-budget', 'the characters of the month for all are used up'],
};

/** The ledger holds nothing for a request to an engine; the engine itself is well. */
export function holdError(by: HoldRefusal): EngineError {
  return new EngineError(...refusals[by]);
}
