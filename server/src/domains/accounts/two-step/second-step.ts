import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@transloom/contracts/limits';
import type { SecondStep, SecondWay } from '@transloom/contracts/two-step';
import type { VisitorContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/database.ts';
import { browserHash } from '../browser-hash.ts';
import { countRecoveryCodes, selectAuthenticator } from './authenticators.store.ts';
import { countPasskeys } from './passkeys.store.ts';
import { insertPendingSignIn } from './pending-sign-ins.store.ts';

/**
 * How the user can do a second step; none where one step is enough. It is the authenticator app that makes two steps of
 * signing in; a passkey can then take its place. `db` belongs to the system.
 */
export async function secondWaysOf(db: Db, userId: string): Promise<SecondWay[]> {
  const authenticator = await selectAuthenticator(db, userId);
  if (!authenticator?.confirmedAt) return [];
  const passkeys = await countPasskeys(db, userId);
  const codes = await countRecoveryCodes(db, userId);
  return ['totp', ...(passkeys > 0 ? ['passkey' as const] : []), ...(codes > 0 ? ['recovery' as const] : [])];
}

/** Keeps that the first step is done, for this browser and a few minutes. */
export async function beginSecondStep(
  { db, caller, now }: VisitorContext,
  { userId, way, ways }: { readonly userId: string; readonly way: string; readonly ways: SecondWay[] },
): Promise<SecondStep> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + limits.secondStepMinutes * 60_000);
  const pending = { tokenHash: hashPending(token), userId, browserHash: browserHash(caller), way, expiresAt };
  await insertPendingSignIn(db, pending, now());
  return { token, ways };
}

export function hashPending(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
