import type { InputOf } from '@transloom/contracts/endpoint';
import type { EngineTrainer, engineTrainersApi } from '@transloom/contracts/engine-trainers';
import type { LongContext } from '../../platform/context.ts';
import { refuseTakenName } from '../../platform/refuse-taken-name.ts';
import { updateTrainer } from './engine-trainers.store.ts';
import { requireTrainer } from './require-trainer.ts';
import { shownTrainer } from './shown-trainer.ts';
import { withKeptSecrets } from './trainer-settings.ts';
import { trainerValues } from './trainer-values.ts';

/** @throws {AppError} resource.not-found, request.invalid, secret.other-address, trainer.duplicate-name */
export async function changeTrainer(
  context: LongContext,
  { trainerId: id, ...input }: InputOf<typeof engineTrainersApi.changeTrainer>,
): Promise<EngineTrainer> {
  const settings = await context.transact(async (short) =>
    withKeptSecrets(short, await requireTrainer(short, id), input),
  );
  const values = await trainerValues(context, { id, ...input, settings });
  return context.transact(async (short) => {
    const { organizationId, reportedAt } = await requireTrainer(short, id);
    await refuseTakenName('trainer.duplicate-name', input.name, updateTrainer(short.db, id, values));
    return shownTrainer(short, { id, organizationId, reportedAt, ...values });
  });
}
