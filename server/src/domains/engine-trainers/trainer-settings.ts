import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { keepSecrets } from '../../platform/secrets/keep-secrets.ts';
import {
  lockSettings,
  maskSettings,
  openSettings,
  type Settings,
  type SettingsPlace,
} from '../../platform/secrets/stored-settings.ts';
import type { TrainerVendor } from '../../providers/engine-training/trainer.ts';
import { findTrainerVendor } from '../../providers/engine-training/trainer-registry.ts';
import type { TrainerRow } from './engine-trainers.store.ts';

type Unlocker = Pick<Context, 'providers'>;
type Stored = Pick<TrainerRow, 'id' | 'organizationId' | 'settings' | 'secrets'>;

/** @throws {AppError} request.invalid */
export function requireTrainerVendor(vendorId: string): TrainerVendor {
  const vendor = findTrainerVendor(vendorId);
  if (vendor === undefined) throw new AppError('request.invalid', { field: 'vendor' });
  return vendor;
}

/** Settings with their secrets in clear; never leaves the server. */
export function openTrainerSettings({ providers }: Unlocker, row: Stored): Settings {
  return openSettings(providers.keyring, placeOf(row), row);
}

/** As those see them who may change them: secrets masked. */
export function shownTrainerSettings({ providers }: Unlocker, row: Stored): Record<string, string> {
  return maskSettings(providers.keyring, placeOf(row), row);
}

/** @throws {AppError} request.invalid, secret.other-address */
export function withKeptSecrets(
  context: Unlocker,
  row: TrainerRow,
  { vendor, settings }: { readonly vendor: string; readonly settings: Settings },
): Settings {
  if (row.vendor !== vendor) throw new AppError('request.invalid', { field: 'vendor' });
  const { secretSettings } = requireTrainerVendor(vendor);
  return keepSecrets({ stored: openTrainerSettings(context, row), given: settings, secretSettings });
}

/** What is stored of settings in clear. */
export function lockedSettings(
  { providers }: Unlocker,
  { vendor, settings, ...row }: Place & { readonly vendor: TrainerVendor; readonly settings: Settings },
) {
  const { secretSettings } = vendor;
  return lockSettings(providers.keyring, placeOf(row), { settings, secretSettings });
}

type Place = Pick<TrainerRow, 'id' | 'organizationId'>;

function placeOf({ id: row, organizationId: organization }: Place): SettingsPlace {
  return { organization, table: 'engine_trainer', row };
}
