import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import type { TrainingRun } from '../../../providers/engine-training/trainer.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { followTrainingJob, measureVersionJob } from '../custom-engines-job-kinds.ts';
import { type TrainingState, updateVersion, type VersionChange } from '../versions/engine-versions.store.ts';
import { postponed } from './postponed.ts';
import { findTraining, type VersionAtTrainer } from './version-at-trainer.ts';

type Payload = z.output<typeof followTrainingJob.payload>;

/** Looks how far a training is; what is trained is measured next. */
export async function followTraining(job: JobContext, version: Payload): Promise<LastWrite> {
  const found = await findTraining(job, version);
  if (found === undefined) return nothingLeft;
  return postponed(job, { version, found, kind: followTrainingJob }, async () => {
    const change = changeAfter(found, await found.connected.trainer.look(found.training, job.signal));
    return (context) => goOn(context, version, change);
  });
}

/** @throws {AppError} trainer.failed, trainer.cancelled, trainer.gone */
function changeAfter({ connected, training: before }: VersionAtTrainer, run: TrainingRun): VersionChange {
  const trainer = connected.name;
  const training: TrainingState = { ...before, unreachableSince: null };
  switch (run.state) {
    case 'failed':
      throw new AppError('trainer.failed', { trainer, reason: run.reason });
    case 'cancelled':
      throw new AppError('trainer.cancelled', { trainer });
    case 'gone':
      throw new AppError('trainer.gone', { trainer });
    case 'trained': {
      const { model, tokens } = run;
      const trained: TrainingState = { ...training, state: 'trained', share: 1, model, tokens };
      return { status: 'measuring', training: trained };
    }
    default: {
      const { state, share } = run;
      return { training: { ...training, state, share } };
    }
  }
}

async function goOn(context: Context, version: Payload, change: VersionChange): Promise<void> {
  const { db, enqueue, publish, actor, now } = context;
  const startedAt = Date.parse(change.training?.startedAt ?? '');
  const jobId =
    change.status === 'measuring'
      ? await enqueue(measureVersionJob, version)
      : await enqueue(followTrainingJob, version, {
          delaySeconds: pauseAfter(now().getTime() - startedAt),
        });
  await updateVersion(db, version, { ...change, jobId });
  for (const event of announceCustomEngine(version, actor)) publish(event);
}

const shortestPause = 1;
const longestPause = 60;

/** Pause in whole seconds: a training of minutes is polled often, one of days every minute. */
function pauseAfter(elapsedMs: number): number {
  return Math.min(longestPause, Math.max(shortestPause, Math.round(elapsedMs / 20_000)));
}
