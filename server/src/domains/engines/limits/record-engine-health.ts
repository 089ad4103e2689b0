import type { Failure } from '@transloom/contracts/jobs';
import type { LongContext } from '../../../platform/context.ts';
import type { EngineErrorClass, EngineFailure } from '../../../providers/machine-translation/engine-error.ts';
import type { SegmentTranslation } from '../../../providers/machine-translation/translate-segments/translate-segments.ts';
import { announceEngines } from '../announce-engines.ts';
import { healProvided, upsertProvidedHealth } from '../catalogue/provided-engines.store.ts';
import type { ConnectedEngine } from '../connect-engine.ts';
import { healEngine, updateEngineHealth } from '../engines.store.ts';
import { type AskedEngine, storedFailure } from './engine-failure.ts';
import { healthAfterFailure } from './engine-pause.ts';

/** Failures that say something about the engine itself, not about one text. */
const ofTheEngine: readonly EngineErrorClass[] = [
  'auth',
  'quota',
  'upstream',
  'bad-request',
  'unknown-model',
  'address-refused',
];

interface EngineRun {
  readonly asked: AskedEngine;
  readonly results: readonly SegmentTranslation[];
}

/** Keeps of a connection, or of an engine of the installation, what a run says of it, where it says anything. */
export async function recordRun(
  context: LongContext,
  connected: ConnectedEngine,
  { asked, results }: EngineRun,
): Promise<void> {
  const failure = failureOfRun(results);
  if (failure === null) await recordSuccess(context, connected);
  else if (failure !== undefined) await recordFailure(context, connected, storedFailure(failure, asked));
}

/** Null where it translated something; undefined where it was not asked, or failed for the sake of the texts. */
function failureOfRun(results: readonly SegmentTranslation[]): EngineFailure | null | undefined {
  if (results.some((result) => result.status === 'translated' && result.origin === 'engine')) return null;
  return results
    .flatMap((result) => (result.status === 'failed' ? [result.failure] : []))
    .find(({ errorClass }) => ofTheEngine.includes(errorClass));
}

interface FailedRequest {
  readonly asked: AskedEngine;
  readonly failure: EngineFailure;
}

/** Keeps why a request for something written failed, where that says something of the engine. */
export async function recordFailedRequest(
  context: LongContext,
  connected: ConnectedEngine,
  { asked, failure }: FailedRequest,
): Promise<void> {
  if (ofTheEngine.includes(failure.errorClass))
    await recordFailure(context, connected, storedFailure(failure, asked));
}

/** It works, or works again. */
export async function recordSuccess(
  context: Pick<LongContext, 'transact'>,
  { connectionId, providedId }: ConnectedEngine,
): Promise<void> {
  if (connectionId === null && providedId === null) return;
  await context.transact(async (short) => {
    const healed =
      (connectionId !== null && (await healEngine(short.db, connectionId))) ||
      (providedId !== null && (await healProvided(short.db, providedId)));
    if (healed) announceEngines(short);
  });
}

async function recordFailure(
  context: LongContext,
  { connectionId, providedId, failureCount }: ConnectedEngine,
  failure: Failure,
): Promise<void> {
  if (connectionId === null && providedId === null) return;
  await context.transact(async (short) => {
    const { db, actor } = short;
    const { organizationId } = actor;
    const at = short.now();
    const health = healthAfterFailure(failure, failureCount, at);
    if (connectionId !== null) await updateEngineHealth(db, connectionId, health, at);
    if (providedId !== null)
      await upsertProvidedHealth(db, { organizationId, engineId: providedId }, health, at);
    announceEngines(short);
  });
}
