import type { QuotaModule } from '@transloom/contracts/billing';
import type { LongContext } from '../../../platform/context.ts';
import type { Engine } from '../../../providers/machine-translation/engine-vendor.ts';
import type { UsedFor } from '../../billing/quota-wish.ts';
import type { ConnectedEngine } from '../connect-engine.ts';
import { accountedEngine } from './accounted-engine.ts';
import { pacedEngine } from './paced-engine.ts';

/** What an engine is asked for, as the ledger tells it. */
interface Purpose {
  readonly module: QuotaModule;
  readonly object?: UsedFor | undefined;
}

/** Within its requests a minute, characters and money a month; what waits for its turn holds no characters. */
export function limitedEngine(context: LongContext, connected: ConnectedEngine, purpose: Purpose): Engine {
  const { accountKey: engineKey, requestsPerMinute, charactersPerMonth: monthlyLimit } = connected;
  const { price, shared, microsPerMonth, paidElsewhere, accountName: engineName, ownerId } = connected;
  const limits = { monthlyLimit, price, shared, microsPerMonth, paidElsewhere };
  const account = { engineKey, engineName, ownerId, ...purpose, ...limits };
  const accounted = accountedEngine(context, connected.engine, account);
  return pacedEngine(context, accounted, { engineKey, requestsPerMinute });
}

/** Tells the answers of an engine from those of any other, in what is kept of them. */
export function answersKey({ key, settings }: ConnectedEngine): string {
  return JSON.stringify([key, settings]);
}
