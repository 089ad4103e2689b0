import type { EngineTrainer } from '@transloom/contracts/engine-trainers';
import type { Context } from '../../platform/context.ts';
import { findTrainers } from './engine-trainers.store.ts';
import { shownTrainer } from './shown-trainer.ts';

export async function listTrainers(context: Context): Promise<EngineTrainer[]> {
  return (await findTrainers(context.db)).map((row) => shownTrainer(context, row));
}
