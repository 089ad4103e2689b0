import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';

const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
const commonPasswords = new Set(lines.filter((line) => line !== '' && !line.startsWith('#')));

/** The name of the product is the first thing somebody tries. */
const productWords = ['transloom', 'yisuo'];

/** @throws {AppError} account.common-password */
export function refuseCommonPassword(password: string): void {
  const lowercase = password.toLowerCase();
  const common = commonPasswords.has(lowercase) || productWords.some((word) => lowercase.includes(word));
  if (common) throw new AppError('account.common-password');
}
