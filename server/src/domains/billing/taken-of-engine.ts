import type { Context } from '../../platform/context.ts';
import { monthOf } from './month-start.ts';
import { sharedTaken } from './shared-use.store.ts';
import { sumMoneyTaken, sumTaken } from './uses.store.ts';

interface TakenOfEngine {
  readonly characters: number;
  /** Millionths of the currency; 0 without one. */
  readonly micros: number;
  /** Characters of all organizations together; 0 where they share none. */
  readonly together: number;
}

interface AskedEngine {
  readonly engineKey: string;
  readonly currency: string | undefined;
  /** Whether all organizations together have a limit. */
  readonly shared: boolean;
}

/** What the organization used of an engine this month or has set aside just now. */
export async function takenOfEngine(
  { db, now, asSystem }: Pick<Context, 'db' | 'now' | 'asSystem'>,
  { engineKey, currency, shared }: AskedEngine,
): Promise<TakenOfEngine> {
  const month = monthOf(now());
  const characters = await sumTaken(db, engineKey, month);
  const together = shared ? await asSystem((system) => sharedTaken(system, { engineKey, at: now() })) : 0;
  if (currency === undefined) return { characters, micros: 0, together };
  return { characters, micros: await sumMoneyTaken(db, { engineKey, currency }, month), together };
}
