import { randomInt } from 'node:crypto';

const signs = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const randomSigns = 10;

/** `TL`, the second, and ten signs that nobody guesses: 26 of the 32 that WeChat Pay takes. */
export function newOrderNo(now: Date): string {
  const second = now.toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const random = Array.from({ length: randomSigns }, () => signs.charAt(randomInt(signs.length))).join('');
  return `TL${second}${random}`;
}
