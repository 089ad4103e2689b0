import { randomBytes } from 'node:crypto';

/** No letters that are taken for one another. */
const signs = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const length = 16;

/** Sixteen signs of 32: 80 bits, which nobody guesses. */
export function newCode(): string {
  return Array.from(randomBytes(length), (byte) => signs[byte % signs.length]).join('');
}
