import type { OutputOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import type { TrainerVendor } from '../../providers/engine-training/trainer.ts';
import { trainerVendors } from '../../providers/engine-training/trainer-registry.ts';

export async function listTrainerVendors(): Promise<OutputOf<typeof engineTrainersApi.listTrainerVendors>> {
  return trainerVendors.map((vendor) => ({ vendor: vendor.id, name: vendor.name, fields: fieldsOf(vendor) }));
}

function fieldsOf({ settings, secretSettings }: TrainerVendor) {
  return Object.entries(settings.shape).map(([name, field]) => {
    const { success, data } = field.safeParse(undefined);
    return {
      ...{ name, secret: secretSettings.includes(name), required: !success },
      preset: data === undefined ? '' : String(data),
    };
  });
}
