import { type Keyring, KeyringError } from './keyring.ts';
import { decryptSecret, encryptSecret, maskSecret, type SecretPlace } from './secret.ts';

export type Settings = Readonly<Record<string, string>>;

/** The row that has settings: each of its secrets opens there, under its name, alone. */
export type SettingsPlace = Omit<SecretPlace, 'column'>;

/** As they stand in two columns. */
interface StoredSettings {
  readonly settings: unknown;
  /** Encrypted, by name of the setting. */
  readonly secrets: unknown;
}

interface SettingsToStore {
  readonly settings: Settings;
  readonly secretSettings: readonly string[];
}

/** The stored form of settings; empty ones are left out. */
export function lockSettings(
  keyring: Keyring,
  place: SettingsPlace,
  { settings, secretSettings }: SettingsToStore,
): { readonly settings: Settings; readonly secrets: Settings } {
  const given = Object.entries(settings).filter(([, value]) => value !== '');
  const isSecret = ([name]: readonly [string, string]) => secretSettings.includes(name);
  const locked = given
    .filter(isSecret)
    .map(([name, value]) => [name, encryptSecret(keyring, secretPlace(place, name), value)]);
  const open = given.filter((setting) => !isSecret(setting));
  return { settings: Object.fromEntries(open), secrets: Object.fromEntries(locked) };
}

/**
 * Settings with their secrets in clear; never leaves the server. A secret that cannot be read is as good as none:
 * whoever may change it enters it again.
 */
export function openSettings(
  keyring: Keyring,
  place: SettingsPlace,
  stored: StoredSettings,
): Record<string, string> {
  const secrets = readSecrets(keyring, place, stored).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  return { ...(stored.settings as Settings), ...Object.fromEntries(secrets) };
}

/** Names of the secrets that cannot be read, because their key is lost or somebody changed them. */
export function unreadableSettings(
  keyring: Keyring,
  place: SettingsPlace,
  stored: StoredSettings,
): readonly string[] {
  return readSecrets(keyring, place, stored)
    .filter(([, text]) => text === undefined)
    .map(([name]) => name);
}

function readSecrets(keyring: Keyring, place: SettingsPlace, { secrets }: StoredSettings) {
  return Object.entries(secrets as Settings).map(
    ([name, encrypted]) => [name, tryDecrypt(keyring, secretPlace(place, name), encrypted)] as const,
  );
}

function tryDecrypt(keyring: Keyring, place: SecretPlace, encrypted: string): string | undefined {
  try {
    return decryptSecret(keyring, place, encrypted);
  } catch (error) {
    if (error instanceof KeyringError) return undefined;
    throw error;
  }
}

/** As those see them who may change them: secrets masked. */
export function maskSettings(
  keyring: Keyring,
  place: SettingsPlace,
  stored: StoredSettings,
): Record<string, string> {
  const secret = new Set(Object.keys(stored.secrets as Settings));
  const shown = Object.entries(openSettings(keyring, place, stored)).map(([name, value]) => [
    name,
    secret.has(name) ? maskSecret(value) : value,
  ]);
  return Object.fromEntries(shown);
}

function secretPlace(place: SettingsPlace, name: string): SecretPlace {
  return { ...place, column: `secrets.${name}` };
}
