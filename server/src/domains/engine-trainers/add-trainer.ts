import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineTrainer, engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { AppError } from '../../platform/app-error.ts';
import type { LongContext } from '../../platform/context.ts';
import { newId } from '../../platform/db/new-id.ts';
import { insertTrainer } from './engine-trainers.store.ts';
import { shownTrainer } from './shown-trainer.ts';
import { trainerValues } from './trainer-values.ts';

/** @throws {AppError} request.invalid, trainer.duplicate-name */
export async function addTrainer(
  context: LongContext,
  input: InputOf<typeof engineTrainersApi.addTrainer>,
): Promise<EngineTrainer> {
  const id = newId();
  const values = await trainerValues(context, { id, ...input });
  return context.transact(async (short) => {
    const { organizationId } = short.actor;
    const inserted = await insertTrainer(short.db, { ...values, id, organizationId, createdAt: short.now() });
    if (!inserted) throw new AppError('trainer.duplicate-name', { name: input.name });
    return shownTrainer(short, { id, organizationId, reportedAt: null, ...values });
  });
}
