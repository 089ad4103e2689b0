import type { Context } from '../../platform/context.ts';
import type { Trainer } from '../../providers/engine-training/trainer.ts';
import { requireTrainer } from './require-trainer.ts';
import { openTrainerSettings, requireTrainerVendor } from './trainer-settings.ts';

export interface ConnectedTrainer {
  /** As people know it. */
  readonly name: string;
  readonly trainer: Trainer;
}

/** Of the actor's organization, or in the system's transactions of any. @throws {AppError} resource.not-found */
export async function connectTrainer(
  context: Pick<Context, 'db' | 'providers'>,
  trainerId: string,
): Promise<ConnectedTrainer> {
  const row = await requireTrainer(context, trainerId);
  const settings = openTrainerSettings(context, row);
  const { fetch } = context.providers.engines;
  return { name: row.name, trainer: requireTrainerVendor(row.vendor).connect(settings, { fetch }) };
}
