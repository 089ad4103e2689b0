import type { CustomEngineDetail, customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { announceCustomEngine } from '../announce-custom-engine.ts';
import { customEngineDetail } from '../custom-engine-detail.ts';
import { orderTrainingJob } from '../custom-engines-job-kinds.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { findVersions, type TrainingState, updateVersion } from '../versions/engine-versions.store.ts';
import { isResumable } from './shown-training.ts';

/** The trainer keeps what it has of the corpus. @throws {AppError} resource.not-found, custom-engine.busy, custom-engine.not-resumable */
export async function resumeTraining(
  context: Context,
  { customEngineId }: InputOf<typeof customEnginesApi.resumeTraining>,
): Promise<CustomEngineDetail> {
  const engine = await requireIdleEngine(context, customEngineId);
  const [newest] = await findVersions(context.db, [customEngineId]);
  if (newest === undefined || !isResumable(engine, newest))
    throw new AppError('custom-engine.not-resumable', { name: engine.name });
  const version = { customEngineId, number: newest.number };
  const jobId = await context.enqueue(orderTrainingJob, version);
  const before = newest.training as unknown as TrainingState;
  const startedAt = context.now().toISOString();
  const training: TrainingState = {
    ...before,
    state: 'sending',
    share: null,
    startedAt,
    unreachableSince: null,
  };
  await updateVersion(context.db, version, {
    status: 'building',
    jobId,
    training,
    failure: null,
    finishedAt: null,
  });
  for (const event of announceCustomEngine(version, context.actor)) context.publish(event);
  return customEngineDetail(context, { customEngineId });
}
