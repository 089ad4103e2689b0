import type { OutputOf } from '@transloom/contracts/endpoint';
import type { enginesApi } from '@transloom/contracts/engines';
import { engineVendors } from '../../providers/machine-translation/engine-registry.ts';
import type { EngineVendor } from '../../providers/machine-translation/engine-vendor.ts';
import { builtInVendors } from './built-in-vendors.ts';

export async function listVendors(): Promise<OutputOf<typeof enginesApi.listVendors>> {
  return connectableVendors().map((vendor) => ({
    vendor: vendor.id,
    name: vendor.name,
    kind: vendor.profile.kind,
    price: vendor.profile.price ?? null,
    fields: fieldsOf(vendor),
  }));
}

/** Built-in engines need no connection. */
function connectableVendors(): readonly EngineVendor[] {
  return engineVendors.filter((vendor) => !builtInVendors.includes(vendor));
}

function fieldsOf({ settings, secretSettings }: EngineVendor) {
  return Object.entries(settings.shape).map(([name, field]) => ({
    name,
    secret: secretSettings.includes(name),
    required: !field.safeParse(undefined).success,
    preset: presetOf(field.safeParse(undefined).data),
  }));
}

function presetOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
