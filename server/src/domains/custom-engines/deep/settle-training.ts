import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { EngineError } from '../../../providers/machine-translation/engine-error.ts';
import { connectTrainer } from '../../engine-trainers/connect-trainer.ts';
import { isPassing } from '../../engine-trainers/trainer-failure.ts';
import { settleTrainingJob } from '../custom-engines-job-kinds.ts';
import { isUnderWay } from '../engine-status.ts';
import { findVersion, type TrainingState, type VersionRow } from '../versions/engine-versions.store.ts';
import { trainerRefusal } from './ask-trainer.ts';

type Payload = z.output<typeof settleTrainingJob.payload>;

/** Once an hour for a week. */
const mostTries = 168;
const pauseSeconds = 3_600;

type Settled = Pick<VersionRow, 'trainerId' | 'training' | 'customEngineId' | 'number'>;

/** Tells a trainer, after the commit, that nobody waits for a run any more. */
export async function settleLater(
  { enqueue }: Pick<Context, 'enqueue'>,
  wish: Payload['wish'],
  { trainerId, training, customEngineId, number }: Settled,
): Promise<void> {
  if (trainerId === null || training === null) return;
  const { orderId, reference } = training as unknown as TrainingState;
  const version = { customEngineId, number };
  await enqueue(settleTrainingJob, { trainerId, orderId, reference, wish, version, tries: 0 });
}

/** @throws {AppError} resource.not-found where the trainer was disconnected; trainer.… */
export async function settleTraining(job: JobContext, payload: Payload): Promise<LastWrite> {
  const { trainerId, orderId, reference, wish, version, tries } = payload;
  const connected = await job.transact(async (context) => {
    const row = wish === 'cancel' ? await findVersion(context.db, version) : undefined;
    // Somebody let it go on meanwhile.
    return row !== undefined && isUnderWay(row) ? undefined : connectTrainer(context, trainerId);
  });
  if (connected === undefined) return nothingLeft;
  const { name, trainer } = connected;
  try {
    await trainer[wish]({ orderId, reference }, job.signal);
    return nothingLeft;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (!isPassing(error) || tries >= mostTries) throw trainerRefusal(error, name);
    return ({ enqueue }) =>
      enqueue(settleTrainingJob, { ...payload, tries: tries + 1 }, { delaySeconds: pauseSeconds });
  }
}
