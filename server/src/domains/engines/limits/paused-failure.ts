import type { Failure } from '@transloom/contracts/jobs';
import type { Context, LongContext } from '../../../platform/context.ts';
import { takeProvidedProbe } from '../catalogue/provided-engines.store.ts';
import type { ConnectedEngine } from '../connect-engine.ts';
import { takeProbe } from '../engines.store.ts';

/** How long others wait for the one who asks first after a pause. */
const probeMs = 30_000;

/**
 * Why an engine is not asked just now, after several failures; null where it may be asked. When a pause is over one asks
 * at first: for whoever is about to ask alone, because others wait for what comes of it.
 */
export async function pausedFailure(
  context: Pick<LongContext, 'transact'>,
  engine: ConnectedEngine,
): Promise<Failure | null> {
  const { pausedUntil, failure } = engine;
  if (pausedUntil === null) return null;
  return (await context.transact((short) => mayTry(short, engine, pausedUntil))) ? null : failure;
}

async function mayTry(
  { db, now }: Pick<Context, 'db' | 'now'>,
  { connectionId, providedId }: ConnectedEngine,
  pausedUntil: Date,
): Promise<boolean> {
  const at = now();
  if (pausedUntil > at) return false;
  const until = new Date(at.getTime() + probeMs);
  if (connectionId !== null) return takeProbe(db, connectionId, at, until);
  return providedId === null || takeProvidedProbe(db, providedId, at, until);
}
