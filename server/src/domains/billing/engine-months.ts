import type { Context } from '../../platform/context.ts';
import type { CalledEngine, EngineCalls } from './called-engine.ts';
import { addEngineCalls, findEngineCalls, sumUsageByMonth } from './engine-calls.store.ts';
import { fromMicros } from './money.ts';
import { monthStart } from './month-start.ts';
import type { EngineCost } from './used-characters.ts';

const none: EngineCalls = { calls: 0, failures: 0, knownCharacters: 0, tokensRead: 0, tokensWritten: 0 };

/** Counts what an engine was asked for, or need not be asked, in this month. */
export async function countEngineCalls(
  { db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>,
  { engineKey, engineName, ownerId }: CalledEngine,
  added: Partial<EngineCalls>,
): Promise<void> {
  const of = {
    organizationId: actor.organizationId,
    engineKey,
    engineName,
    ownerId,
    month: monthStart(now()),
  };
  await addEngineCalls(db, of, { ...none, ...added });
}

export interface EngineMonth extends CalledEngine, EngineCalls {
  /** Its first moment, UTC. */
  readonly month: Date;
  /** That it translated. */
  readonly characters: number;
  readonly costs: readonly EngineCost[];
}

/** What the organization's engines did in this month and so many before it, the newest first. */
export async function engineMonths(
  { db, now }: Pick<Context, 'db' | 'now'>,
  months: number,
): Promise<readonly EngineMonth[]> {
  const thisMonth = monthStart(now());
  const since = new Date(Date.UTC(thisMonth.getUTCFullYear(), thisMonth.getUTCMonth() - months + 1, 1));
  const usage = await sumUsageByMonth(db, since);
  return (await findEngineCalls(db, since)).map((calls) => {
    const used = usage.filter(
      ({ engineKey, month }) => engineKey === calls.engineKey && month.getTime() === calls.month.getTime(),
    );
    const costs = used.flatMap(({ currency, micros }) =>
      currency === 'USD' || currency === 'CNY' ? [{ currency, amount: fromMicros(micros) } as const] : [],
    );
    return { ...calls, characters: used.reduce((sum, { characters }) => sum + characters, 0), costs };
  });
}
