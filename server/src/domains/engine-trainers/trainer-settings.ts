import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { decryptSecret, encryptSecret, maskSecret, type SecretPlace } from '../../platform/secrets/secret.ts';
import type { TrainerVendor } from '../../providers/engine-training/trainer.ts';
import { findTrainerVendor } from '../../providers/engine-training/trainer-registry.ts';
import type { TrainerRow } from './engine-trainers.store.ts';

type Settings = Readonly<Record<string, string>>;
type Unlocker = Pick<Context, 'providers'>;
type Stored = Pick<TrainerRow, 'id' | 'organizationId' | 'settings' | 'secrets'>;

/** @throws {AppError} request.invalid */
export function requireTrainerVendor(vendorId: string): TrainerVendor {
  const vendor = findTrainerVendor(vendorId);
  if (vendor === undefined) throw new AppError('request.invalid', { detail: 'vendor' });
  return vendor;
}

/** Settings with their secrets in clear; never leaves the server. */
export function openTrainerSettings({ providers }: Unlocker, row: Stored): Settings {
  const opened = Object.entries(row.secrets as Settings).map(([name, encrypted]) => [
    name,
    decryptSecret(providers.keyring, placeOf(row, name), encrypted),
  ]);
  return { ...(row.settings as Settings), ...Object.fromEntries(opened) };
}

/** As those see them who may change them: secrets masked. */
export function shownTrainerSettings(context: Unlocker, row: Stored): Record<string, string> {
  const secret = new Set(Object.keys(row.secrets as object));
  const shown = Object.entries(openTrainerSettings(context, row)).map(([name, value]) => [
    name,
    secret.has(name) ? maskSecret(value) : value,
  ]);
  return Object.fromEntries(shown);
}

/** A secret that was left out or comes back as it was shown stays what it was. @throws {AppError} request.invalid */
export function withKeptSecrets(
  context: Unlocker,
  row: TrainerRow,
  { vendor, settings }: { readonly vendor: string; readonly settings: Settings },
): Settings {
  if (row.vendor !== vendor) throw new AppError('request.invalid', { detail: 'vendor' });
  const old = openTrainerSettings(context, row);
  const kept = requireTrainerVendor(vendor).secretSettings.flatMap((name) => {
    const [given, before] = [settings[name], old[name]];
    return before !== undefined && (given === undefined || given === maskSecret(before))
      ? [[name, before]]
      : [];
  });
  return { ...settings, ...Object.fromEntries(kept) };
}

/** What is stored of settings in clear. */
export function lockedSettings(
  { providers }: Unlocker,
  { vendor, settings, ...row }: Place & { readonly vendor: TrainerVendor; readonly settings: Settings },
) {
  const entries = Object.entries(settings).filter(([, value]) => value !== '');
  const isSecret = (name: string): boolean => vendor.secretSettings.includes(name);
  const secrets = entries
    .filter(([name]) => isSecret(name))
    .map(([name, value]) => [name, encryptSecret(providers.keyring, placeOf(row, name), value)]);
  return {
    settings: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secrets: Object.fromEntries(secrets),
  };
}

type Place = Pick<TrainerRow, 'id' | 'organizationId'>;

/** Binds a secret to its row and column, so that it opens nowhere else. */
function placeOf({ id, organizationId: organization }: Place, name: string): SecretPlace {
  return { organization, table: 'engine_trainer', column: `secrets.${name}`, row: id };
}
