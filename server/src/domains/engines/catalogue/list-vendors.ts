import type { OutputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import { engineVendors } from '../../../providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';
import { settingFields } from '../../../providers/setting-fields.ts';
import { builtInVendors } from '../built-in-vendors.ts';

export async function listVendors(): Promise<OutputOf<typeof enginesApi.listVendors>> {
  return connectableVendors().map((vendor) => ({
    vendor: vendor.id,
    name: vendor.name,
    kind: vendor.profile.kind,
    price: vendor.profile.price ?? null,
    fields: settingFields(vendor),
    listsModels: vendor.listModels !== undefined,
  }));
}

/** Built-in engines need no connection. */
function connectableVendors(): readonly EngineVendor[] {
  return engineVendors.filter((vendor) => !builtInVendors.includes(vendor));
}
