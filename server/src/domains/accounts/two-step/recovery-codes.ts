import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@transloom/contracts/limits';
import type { Db } from '../../../platform/db/database.ts';
import { replaceRecoveryCodes, useRecoveryCode } from './authenticators.store.ts';

/** Letters and digits that are not taken for one another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const codeLetters = 16;

/** New codes such as `k7vm-q2xd-…`, each good for one sign-in; earlier ones end. In a transaction of the system. */
export async function makeRecoveryCodes(db: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: limits.recoveryCodes }, newCode);
  await replaceRecoveryCodes(db, userId, codes.map(hashOf));
  return codes;
}

/** False for a code that is wrong or used. */
export async function takeRecoveryCode(db: Db, userId: string, typed: string, now: Date): Promise<boolean> {
  return useRecoveryCode(db, userId, hashOf(typed), now);
}

function newCode(): string {
  // 31 letters: the rest of a byte that 31 does not divide is thrown away, so that all letters are equally likely.
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < codeLetters)
    for (const byte of randomBytes(codeLetters))
      if (byte < fair && text.length < codeLetters) text += letters[byte % letters.length];
  return text.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Somebody may type it in capitals, with blanks, or without hyphens. */
function hashOf(code: string): Buffer {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(plain).digest();
}
