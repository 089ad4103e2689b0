import type { TrainingEstimate } from '@transloom/contracts/custom-engine-versions';
import type { customEnginesApi } from '@transloom/contracts/custom-engines';
import type { InputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { LongContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { connectTrainer } from '../../engine-trainers/connect-trainer.ts';
import { measureTrainingPairs } from '../corpus/engine-pairs.store.ts';
import { type StoredEstimate, updateCustomEngine } from '../custom-engines.store.ts';
import { requireIdleEngine } from '../require-custom-engine.ts';
import { askTrainer } from './ask-trainer.ts';
import { learnedPairs, requireDeepTrainable } from './require-order.ts';

const timeoutMs = 30_000;

/** @throws {AppError} resource.not-found, custom-engine.busy, custom-engine.no-trainer, custom-engine.corpus-size, trainer.… */
export async function estimateTraining(
  context: LongContext,
  { customEngineId }: InputOf<typeof customEnginesApi.estimateTraining>,
): Promise<TrainingEstimate> {
  const { connected, trainerId, size, learned } = await context.transact(async (short) => {
    const engine = await requireIdleEngine(short, customEngineId);
    if (engine.kind !== 'deep') throw new AppError('custom-engine.no-trainer', { name: engine.name });
    const id = requireDeepTrainable(engine);
    const measured = await measureTrainingPairs(short.db, customEngineId);
    const known = { trainerId: id, size: measured, learned: learnedPairs(engine) };
    return { ...known, connected: await connectTrainer(short, id) };
  });
  const { cost, tokens, seconds } = await askTrainer(context, connected, (trainer) =>
    trainer.estimate(size, AbortSignal.timeout(timeoutMs)),
  );
  const estimate: StoredEstimate = { estimateKey: newId(), trainerId, ...learned, cost, tokens, seconds };
  await context.transact(({ db }) => updateCustomEngine(db, customEngineId, { estimate }));
  return { ...estimate, trainer: connected.name };
}
