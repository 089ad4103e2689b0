import type { OutputOf } from '@transloom/contracts/endpoint';
import type { engineTrainersApi } from '@transloom/contracts/engine-trainers';
import { trainerVendors } from '../../providers/engine-training/trainer-registry.ts';
import { settingFields } from '../../providers/setting-fields.ts';

export async function listTrainerVendors(): Promise<OutputOf<typeof engineTrainersApi.listTrainerVendors>> {
  return trainerVendors.map((vendor) => ({
    vendor: vendor.id,
    name: vendor.name,
    fields: settingFields(vendor),
  }));
}
