import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../platform/secrets/same-secret.ts';

/**
 * Signatures and encryption of messages of an official account, as WeChat's guide "message encryption" lays them down.
 * SHA-1 and CBC are WeChat's choice. Throws nothing that tells which check failed.
 */

const blockBytes = 32;
const randomPrefixBytes = 16;

/** A message that did not come from WeChat, or was changed on its way. */
export class WechatMessageError extends Error {
  override readonly name = 'WechatMessageError';
}

/** `sha1` over the sorted parts. Plain mode: token, timestamp, nonce; safe mode: the encrypted text, too. */
export function messageSignature(parts: readonly string[]): string {
  return createHash('sha1').update(parts.toSorted().join('')).digest('hex');
}

/** @throws {WechatMessageError} */
export function requireSignature(given: string, parts: readonly string[]): void {
  if (!isSameSecret(given, messageSignature(parts))) throw new WechatMessageError('signature');
}

/** `encodingAesKey` has 43 characters. */
export function encryptMessage(encodingAesKey: string, appId: string, text: string): string {
  const key = keyBytes(encodingAesKey);
  const content = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const plain = Buffer.concat([randomBytes(randomPrefixBytes), length, content, Buffer.from(appId)]);
  const padding = blockBytes - (plain.length % blockBytes);
  const cipher = createCipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([plain, Buffer.alloc(padding, padding)]);
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('base64');
}

/**
 * The text of a message that was encrypted for this app with one of the keys, the newest first.
 * @throws {WechatMessageError}
 */
export function decryptMessage(encodingAesKeys: readonly string[], appId: string, encrypted: string): string {
  for (const encodingAesKey of encodingAesKeys) {
    const opened = tryDecrypt(keyBytes(encodingAesKey), encrypted);
    if (opened?.appId === appId) return opened.text;
  }
  throw new WechatMessageError('encryption');
}

function tryDecrypt(key: Buffer, encrypted: string) {
  const bytes = Buffer.from(encrypted, 'base64');
  if (bytes.length === 0 || bytes.length % 16 !== 0) return undefined;
  const decipher = createDecipheriv('aes-256-cbc', key, key.subarray(0, 16)).setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(bytes), decipher.final()]);
  const padding = padded.at(-1) ?? 0;
  const plain = padded.subarray(0, padded.length - padding);
  const honest = padded.subarray(plain.length).every((byte) => byte === padding);
  if (padding < 1 || padding > blockBytes || !honest || plain.length < randomPrefixBytes + 4)
    return undefined;
  const start = randomPrefixBytes + 4;
  const end = start + plain.readUInt32BE(randomPrefixBytes);
  if (end > plain.length) return undefined;
  return { text: plain.toString('utf8', start, end), appId: plain.toString('utf8', end) };
}

function keyBytes(encodingAesKey: string): Buffer {
  return Buffer.from(`${encodingAesKey}=`, 'base64');
}
