import type { LongContext } from '../../platform/context.ts';
import type { EngineErrorClass } from '../../providers/machine-translation/engine-error.ts';
import type { SegmentTranslation } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { ConnectedEngine } from './connect-engine.ts';
import { type AskedEngine, storedFailure } from './engine-failure.ts';
import { goodHealth, healthAfterFailure } from './engine-pause.ts';
import { updateEngineHealth } from './engines.store.ts';
import { upsertProvidedHealth } from './provided-engines.store.ts';

/** Failures that say something about the engine itself, not about one text. */
const ofTheEngine: readonly EngineErrorClass[] = [
  'auth',
  'quota',
  'upstream',
  'bad-request',
  'unknown-model',
  'address-refused',
];

/** Keeps of a connection, or of an engine of the installation, that its engine fails, or that it works again. */
export async function recordEngineFailure(
  context: LongContext,
  { connectionId, providedId, failureCount }: ConnectedEngine,
  asked: AskedEngine,
  results: readonly SegmentTranslation[],
): Promise<void> {
  if ((connectionId === null && providedId === null) || results.length === 0) return;
  const failure = results.every((result) => result.status === 'failed')
    ? results.flatMap((result) =>
        result.status === 'failed' && ofTheEngine.includes(result.failure.errorClass) ? [result.failure] : [],
      )[0]
    : null;
  if (failure === undefined) return;
  await context.transact(async ({ db, now, actor: { organizationId } }) => {
    const at = now();
    const health =
      failure === null ? goodHealth : healthAfterFailure(storedFailure(failure, asked), failureCount, at);
    if (connectionId !== null) await updateEngineHealth(db, connectionId, health, at);
    if (providedId !== null)
      await upsertProvidedHealth(db, { organizationId, engineId: providedId }, health, at);
  });
}
