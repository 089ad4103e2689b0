import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Keyring, KeyringError } from './keyring.ts';

/** Where a secret is stored. It is bound to this place: copied to another row it cannot be read. */
export interface SecretPlace {
  readonly table: string;
  readonly column: string;
  readonly row: string;
  /** Organization id. */
  readonly organization: string;
}

const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/** `v1:<key id>:<nonce>:<ciphertext>:<tag>`, AES-256-GCM, parts in base64url. */
export function encryptSecret([key]: Keyring, place: SecretPlace, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(boundTo(place));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, ciphertext, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [version, key.id, ...parts].join(':');
}

/** @throws {KeyringError} when the key is not in the keyring, or the secret was changed or moved */
export function decryptSecret(keyring: Keyring, place: SecretPlace, stored: string): string {
  const [storedVersion, keyId, ...parts] = stored.split(':');
  const [nonce, ciphertext, tag] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (storedVersion !== version || !nonce || !ciphertext || tag?.length !== tagBytes) {
    throw new KeyringError('A stored secret is damaged');
  }
  const key = keyring.find(({ id }) => id === keyId);
  if (key === undefined) throw new KeyringError(`The key ${keyId} of a stored secret is not in SECRET_KEYS`);
  const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: tagBytes });
  decipher.setAAD(boundTo(place));
  decipher.setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
  } catch {
    throw new KeyringError(`A stored secret cannot be read with its key ${keyId}: changed or moved`);
  }
}

/** Stands for a credential whose key is lost; it cannot be read. */
export const forgottenSecret = 'forgotten';

/** Id of the key that encrypts a stored secret; undefined for a forgotten one. */
export function keyIdOf(stored: string): string | undefined {
  const [storedVersion, keyId] = stored.split(':');
  return storedVersion === version ? keyId : undefined;
}

/** The secret under the newest key; undefined when it is already. */
export function rotateSecret(keyring: Keyring, place: SecretPlace, stored: string): string | undefined {
  if (stored.startsWith(`${version}:${keyring[0].id}:`)) return undefined;
  return encryptSecret(keyring, place, decryptSecret(keyring, place, stored));
}

/** Tells whether two secrets are the same without telling them; to be compared at start and in lists. */
export function secretFingerprint([key]: Keyring, text: string): string {
  return createHmac('sha256', key.bytes).update(`fingerprint\0${text}`).digest('hex').slice(0, 16);
}

/** All that is ever shown: `••••1234`, and nothing of a secret too short for that. */
export function maskSecret(text: string): string {
  return text.length < 12 ? '••••' : `••••${text.slice(-4)}`;
}

/** Each part with its length, so that no two places are written alike. */
function boundTo({ organization, table, column, row }: SecretPlace): Buffer {
  return Buffer.from([organization, table, column, row].map((part) => `${part.length}:${part}`).join('|'));
}
