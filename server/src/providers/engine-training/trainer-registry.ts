import type { TrainerVendor } from './trainer.ts';
import { openaiFineTuning } from './vendors/openai-fine-tuning/openai-fine-tuning.ts';
import { transloomTrainer } from './vendors/transloom-trainer/transloom-trainer.ts';

export const trainerVendors: readonly TrainerVendor[] = [transloomTrainer, openaiFineTuning];

export function findTrainerVendor(id: string): TrainerVendor | undefined {
  return trainerVendors.find((vendor) => vendor.id === id);
}
