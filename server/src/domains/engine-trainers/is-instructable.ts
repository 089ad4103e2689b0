import { findTrainerVendor } from '../../providers/engine-training/trainer-registry.ts';
import type { TrainerRow } from './engine-trainers.store.ts';

/** Whether what the trainer trains is a language model, which follows instructions. */
export function isInstructable({ vendor }: Pick<TrainerRow, 'vendor'>): boolean {
  return findTrainerVendor(vendor)?.instructable ?? false;
}
