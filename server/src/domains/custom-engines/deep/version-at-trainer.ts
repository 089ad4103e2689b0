import type { JobContext } from '../../../platform/context.ts';
import { type ConnectedTrainer, connectTrainer } from '../../engine-trainers/connect-trainer.ts';
import { type CustomEngineRow, findCustomEngine } from '../custom-engines.store.ts';
import { findVersion, type TrainingState, type VersionKey } from '../versions/engine-versions.store.ts';

export interface VersionAtTrainer {
  readonly engine: CustomEngineRow;
  readonly training: TrainingState;
  readonly trainerId: string;
  readonly connected: ConnectedTrainer;
}

/** Undefined where the engine was deleted meanwhile. @throws {AppError} resource.not-found where the trainer is gone */
export function findTraining(job: JobContext, key: VersionKey): Promise<VersionAtTrainer | undefined> {
  return job.transact(async (context) => {
    const engine = await findCustomEngine(context.db, key.customEngineId);
    const version = await findVersion(context.db, key);
    if (engine === undefined || version === undefined || version.trainerId === null) return undefined;
    const { trainerId } = version;
    const connected = await connectTrainer(context, trainerId);
    return { engine, training: version.training as unknown as TrainingState, trainerId, connected };
  });
}
