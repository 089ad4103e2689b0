import type { JobContext } from '../../../platform/context.ts';
import type { JobKind } from '../../../platform/queue/define-job.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import { isPassing } from '../../engine-trainers/trainer-failure.ts';
import { updateVersion, type VersionKey } from '../versions/engine-versions.store.ts';
import { trainerRefusal } from './ask-trainer.ts';
import type { VersionAtTrainer } from './version-at-trainer.ts';

/** A trainer that does not answer for this long is given up. */
const patienceMs = 24 * 3_600_000;
/** Pause where the trainer does not say when to ask again. */
const usualPauseMs = 30_000;
const longestPauseSeconds = 3_600;

interface Step {
  readonly version: VersionKey;
  readonly found: VersionAtTrainer;
  /** The job that does the step, and does it again. */
  readonly kind: JobKind;
}

/**
 * Does a step with a trainer; where it cannot be reached or asks to wait, the step is done again later.
 * @throws {AppError} trainer.… where another try would not help
 */
export async function postponed(
  job: JobContext,
  step: Step,
  work: () => Promise<LastWrite>,
): Promise<LastWrite> {
  const { name } = step.found.connected;
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    job.log.warn({ trainer: name, detail: error.failure.detail }, 'a trainer failed');
    if (!isPassing(error)) throw trainerRefusal(error, name);
    return postpone(job, step, error);
  }
}

function postpone(job: JobContext, { version, found, kind }: Step, error: EngineError): LastWrite {
  const { training, connected } = found;
  const now = job.now();
  const since = training.unreachableSince ?? now.toISOString();
  if (now.getTime() - Date.parse(since) > patienceMs) throw trainerRefusal(error, connected.name);
  const { retryAfterMs = usualPauseMs } = error.failure;
  const delaySeconds = Math.min(longestPauseSeconds, Math.max(1, Math.ceil(retryAfterMs / 1000)));
  return async ({ db, enqueue }) => {
    const jobId = await enqueue(kind, version, { delaySeconds });
    await updateVersion(db, version, { jobId, training: { ...training, unreachableSince: since } });
  };
}
