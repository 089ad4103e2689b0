import { Secret, TOTP } from 'otpauth';
import type { Db } from '../../../platform/db/database.ts';
import type { Keyring } from '../../../platform/secrets/keyring.ts';
import { decryptSecret, type SecretPlace } from '../../../platform/secrets/secret.ts';
import { type Authenticator, useStep } from './authenticators.store.ts';

/** RFC 6238 as every authenticator app knows it: SHA-1, 6 digits, 30 seconds. */
export function totpOf(key: Secret, account: string): TOTP {
  return new TOTP({ issuer: 'Transloom', label: account, secret: key });
}

/** Where the key is stored; the secret is bound to this place. */
export function placeOfKey({ id, userId }: Pick<Authenticator, 'id' | 'userId'>): SecretPlace {
  return { organization: userId, table: 'authenticator', row: id, column: 'secrets.key' };
}

interface TypedTotp {
  readonly keyring: Keyring;
  readonly authenticator: Authenticator;
  readonly code: string;
  readonly now: Date;
}

const stepMs = 30_000;

/**
 * Whether the code is one of this moment, 30 seconds before or after, and was not used before. A right code is used up.
 */
export async function useTotp(db: Db, { keyring, authenticator, code, now }: TypedTotp): Promise<boolean> {
  const key = Secret.fromBase32(decryptSecret(keyring, placeOfKey(authenticator), authenticator.key));
  const delta = totpOf(key, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  if (delta === null) return false;
  return useStep(db, authenticator.id, Math.floor(now.getTime() / stepMs) + delta);
}
