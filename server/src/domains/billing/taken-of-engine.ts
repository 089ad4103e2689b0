import type { Context } from '../../platform/context.ts';
import { sumMoneyTaken, sumTaken } from './billing.store.ts';
import { monthStart } from './month-start.ts';

interface TakenOfEngine {
  readonly characters: number;
  /** Millionths of the currency; 0 without one. */
  readonly micros: number;
}

/** What the organization used of an engine this month or has set aside just now. */
export async function takenOfEngine(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { engineKey, currency }: { readonly engineKey: string; readonly currency: string | undefined },
): Promise<TakenOfEngine> {
  const since = monthStart(now());
  const characters = await sumTaken(db, engineKey, since, now());
  if (currency === undefined) return { characters, micros: 0 };
  return { characters, micros: await sumMoneyTaken(db, { engineKey, currency }, since, now()) };
}
