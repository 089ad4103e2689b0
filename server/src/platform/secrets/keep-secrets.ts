import { AppError } from '../app-error.ts';
import { maskSecret } from './secret.ts';
import type { Settings } from './stored-settings.ts';

interface GivenSettings {
  /** As they are stored, secrets in clear. */
  readonly stored: Settings;
  readonly given: Settings;
  readonly secretSettings: readonly string[];
}

/** Where a service is reached; all that have such a setting call it so. */
const addressSetting = 'baseUrl';

/**
 * The given settings; a secret that was left out, or comes back as it was shown, stays what it was. It is kept for the
 * address it was given for alone: at another one, whoever typed that in would be sent what nobody is shown.
 * @throws {AppError} secret.other-address
 */
export function keepSecrets({ stored, given, secretSettings }: GivenSettings): Record<string, string> {
  const kept = secretSettings.flatMap((name) => {
    const [wanted, before] = [given[name], stored[name]];
    return before !== undefined && (wanted === undefined || wanted === maskSecret(before))
      ? [[name, before]]
      : [];
  });
  if (kept.length > 0 && (stored[addressSetting] ?? '') !== (given[addressSetting] ?? ''))
    throw new AppError('secret.other-address');
  return { ...given, ...Object.fromEntries(kept) };
}
