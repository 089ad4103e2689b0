import type { InputOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deleteTrainer } from './engine-trainers.store.ts';
import { requireTrainer } from './require-trainer.ts';

/** What PostgreSQL says where another row still refers to this one. */
const stillNeeded = '23503';

/** @throws {AppError} resource.not-found, trainer.in-use */
export async function removeTrainer(
  context: Context,
  { trainerId }: InputOf<typeof engineTrainersApi.removeTrainer>,
): Promise<null> {
  const { name } = await requireTrainer(context, trainerId);
  try {
    await deleteTrainer(context.db, trainerId);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === stillNeeded)
      throw new AppError('trainer.in-use', { name });
    throw error;
  }
  return null;
}
