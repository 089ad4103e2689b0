import type { Context } from '../../../platform/context.ts';
import {
  lockSettings,
  maskSettings,
  openSettings,
  type Settings,
  type SettingsPlace,
  unreadableSettings,
} from '../../../platform/secrets/stored-settings.ts';
import type { EngineVendor } from '../../../providers/machine-translation/engine-vendor.ts';
import type { ConnectionRow } from '../engines.store.ts';

type Unlocker = Pick<Context, 'actor' | 'providers'>;
type Stored = Pick<ConnectionRow, 'id'> & { readonly settings: unknown; readonly secrets: unknown };

/** Settings with their secrets in clear; never leaves the server. */
export function openConnection(context: Unlocker, row: Stored): Record<string, string> {
  return openSettings(context.providers.keyring, placeOf(context, row.id), row);
}

/** As those see them who may change them: secrets masked. */
export function shownSettings(context: Unlocker, row: Stored): Record<string, string> {
  return maskSettings(context.providers.keyring, placeOf(context, row.id), row);
}

/** Names of secrets that have to be entered again. */
export function unreadableSecrets(context: Unlocker, row: Stored): readonly string[] {
  return unreadableSettings(context.providers.keyring, placeOf(context, row.id), row);
}

interface ToLock {
  readonly id: string;
  readonly vendor: EngineVendor;
  readonly settings: Settings;
}

/** What is stored of settings in clear. */
export function lockedConnection(context: Unlocker, { id, vendor, settings }: ToLock) {
  const { secretSettings } = vendor;
  return lockSettings(context.providers.keyring, placeOf(context, id), { settings, secretSettings });
}

function placeOf({ actor }: Unlocker, row: string): SettingsPlace {
  return { organization: actor.organizationId, table: 'engine_connection', row };
}
