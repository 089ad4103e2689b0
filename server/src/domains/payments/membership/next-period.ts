import type { AccountType } from '@transloom/contracts/roles';
import { addNaturalMonths } from './natural-months.ts';
import type { PlanPeriod } from './plan-periods.store.ts';

export interface WantedPeriod {
  readonly accountType: AccountType;
  readonly months: number;
  /** Not before it. */
  readonly start: Date;
}

interface PlanNow {
  readonly expiresAt: Date | null;
  readonly periods: readonly PlanPeriod[];
}

/**
 * From when to when a plan lasts that is bought now: behind what the organization has, so that no day is lost. Months of
 * periods that follow one another are counted from the first of them: bought on the 31st, they end on the 31st again.
 */
export function nextPeriod(
  { expiresAt, periods }: PlanNow,
  { months, start }: WantedPeriod,
): { readonly startsAt: Date; readonly endsAt: Date } {
  const startsAt = expiresAt !== null && expiresAt > start ? expiresAt : start;
  const chain = chainUntil(periods, startsAt);
  const [first] = chain;
  const before = chain.reduce((sum, period) => sum + (period.months ?? 0), 0);
  const endsAt = addNaturalMonths(first?.startsAt ?? startsAt, before + months);
  return { startsAt, endsAt };
}

/** The periods of natural months that follow one another and end then. */
function chainUntil(periods: readonly PlanPeriod[], end: Date): readonly PlanPeriod[] {
  const chain: PlanPeriod[] = [];
  let wanted = end.getTime();
  for (const period of periods.toReversed()) {
    if (period.months === null || period.endsAt.getTime() !== wanted) continue;
    chain.unshift(period);
    wanted = period.startsAt.getTime();
  }
  return chain;
}
