import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import type { LongContext } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { requireTrainer } from './require-trainer.ts';
import { requireTrainerVendor, withKeptSecrets } from './trainer-settings.ts';
import { tryTrainer } from './try-trainer.ts';

/** @throws {AppError} resource.not-found, request.invalid, secret.other-address */
export async function testTrainer(
  context: LongContext,
  { trainerId, ...input }: InputOf<typeof engineTrainersApi.testTrainer>,
): Promise<OutputOf<typeof engineTrainersApi.testTrainer>> {
  const settings =
    trainerId === undefined
      ? input.settings
      : await context.transact(async (short) =>
          withKeptSecrets(short, await requireTrainer(short, trainerId), input),
        );
  const vendor = requireTrainerVendor(input.vendor);
  const { version, failure } = await tryTrainer(context, { vendor, name: input.name, settings });
  return { ok: failure === null, message: failureMessage(failure, context.language) ?? '', version };
}
