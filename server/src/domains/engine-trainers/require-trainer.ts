import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findTrainer, type TrainerRow } from './engine-trainers.store.ts';

/** @throws {AppError} resource.not-found */
export async function requireTrainer({ db }: Pick<Context, 'db'>, trainerId: string): Promise<TrainerRow> {
  const row = await findTrainer(db, trainerId);
  if (row === undefined) throw new AppError('resource.not-found');
  return row;
}
