import type { LongContext } from '../../platform/context.ts';
import type { EngineErrorClass } from '../../providers/machine-translation/engine-error.ts';
import type { SegmentTranslation } from '../../providers/machine-translation/translate-segments/translate-segments.ts';
import type { ConnectedEngine } from './connect-engine.ts';
import { type AskedEngine, storedFailure } from './engine-failure.ts';
import { goodHealth, healthAfterFailure } from './engine-pause.ts';
import { updateEngineHealth } from './engines.store.ts';

/** Failures that say something about the engine itself, not about one text. */
const ofTheEngine: readonly EngineErrorClass[] = [
  'auth',
  'quota',
  'upstream',
  'bad-request',
  'address-refused',
];

/** Keeps on the connection that its engine fails, or that it works again. */
export async function recordEngineFailure(
  context: LongContext,
  { connectionId, failureCount }: ConnectedEngine,
  asked: AskedEngine,
  results: readonly SegmentTranslation[],
): Promise<void> {
  if (connectionId === null || results.length === 0) return;
  const failure = results.every((result) => result.status === 'failed')
    ? results.flatMap((result) =>
        result.status === 'failed' && ofTheEngine.includes(result.failure.errorClass) ? [result.failure] : [],
      )[0]
    : null;
  if (failure === undefined) return;
  await context.transact(({ db, now }) => {
    const at = now();
    const health =
      failure === null ? goodHealth : healthAfterFailure(storedFailure(failure, asked), failureCount, at);
    return updateEngineHealth(db, connectionId, health, at);
  });
}
