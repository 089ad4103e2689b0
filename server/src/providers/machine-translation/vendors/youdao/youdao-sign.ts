import { createHash, randomUUID } from 'node:crypto';

export interface YoudaoKeys {
  readonly appKey: string;
  readonly appSecret: string;
}

/** The fields that sign a text (`signType` v3). */
export function youdaoSignature({ appKey, appSecret }: YoudaoKeys, text: string, now: Date) {
  const salt = randomUUID();
  const curtime = String(Math.floor(now.getTime() / 1000));
  const sign = youdaoSign([appKey, shorten(text), salt, curtime, appSecret]);
  return { appKey, salt, curtime, signType: 'v3', sign };
}

export function youdaoSign(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('')).digest('hex');
}

/** Shortens a text of more than twenty characters to its first ten, its length, and its last ten. */
export function shorten(text: string): string {
  return text.length <= 20 ? text : `${text.slice(0, 10)}${text.length}${text.slice(-10)}`;
}
