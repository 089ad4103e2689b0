import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/db/database.ts';
import type { RateRule } from '../../platform/rate-limits/rate-limits.ts';
import { verifyPassword } from '../users/password-hash.ts';
import { browserHash } from './browser-hash.ts';
import type { CodePurpose } from './code-purpose.ts';
import { countCodeTry, useUpCode } from './codes.store.ts';
import type { InSystem } from './in-system.ts';

export interface TypedCode {
  readonly purpose: CodePurpose;
  readonly target: string;
  readonly code: string;
}

/** A code that is right, and still to be used up by the transaction that does what it was asked for. */
export interface ProvenCode {
  readonly codeId: string;
}

const perAddress: RateRule = { name: 'accounts.code-tries-from-address', limit: 10, windowSeconds: 60 };

/**
 * The try counts whatever happens then.
 * @throws {AppError} account.code-wrong, request.too-frequent
 */
export async function checkCode(
  { rateLimits, caller, now, inSystem }: InSystem,
  { purpose, target, code }: TypedCode,
): Promise<ProvenCode> {
  await rateLimits.take(perAddress, caller.address);
  const binding = { purpose, target: target.toLowerCase(), browserHash: browserHash(caller) };
  const sent = await inSystem((db) => countCodeTry(db, binding, now()));
  const right = await verifyPassword(code, sent?.codeHash ?? null);
  if (!sent || !right) throw new AppError('account.code-wrong');
  return sent;
}

/**
 * Of two that use a code at once the second is refused. `db` belongs to the system.
 * @throws {AppError} account.code-wrong
 */
export async function useCode(
  { db, now }: { readonly db: Db; now(): Date },
  { codeId }: ProvenCode,
): Promise<void> {
  const first = await useUpCode(db, codeId, now());
  if (!first) throw new AppError('account.code-wrong');
}
