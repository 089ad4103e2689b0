import type { LongContext } from '../../platform/context.ts';
import type { TrainerValues } from './engine-trainers.store.ts';
import { lockedSettings, requireTrainerVendor } from './trainer-settings.ts';
import { tryTrainer } from './try-trainer.ts';

interface ToStore {
  readonly id: string;
  readonly vendor: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** What is stored: secrets encrypted, and whether it answered just now. @throws {AppError} request.invalid */
export async function trainerValues(
  context: LongContext,
  { id, vendor: vendorId, name, settings }: ToStore,
): Promise<TrainerValues> {
  const vendor = requireTrainerVendor(vendorId);
  const { failure } = await tryTrainer(context, { vendor, name, settings });
  const { organizationId } = context.actor;
  const locked = lockedSettings(context, { id, organizationId, vendor, settings });
  return { vendor: vendorId, name, ...locked, failure, updatedAt: context.now() };
}
