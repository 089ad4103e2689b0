import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../../platform/context.ts';
import type { RateRule } from '../../../platform/rate-limits/rate-limits.ts';
import { findUser } from '../../users/find-user.ts';
import { browserHash } from '../browser-hash.ts';
import { enterFully } from '../enter.ts';
import { isSignInWay } from '../sign-in-way.ts';
import { selectAuthenticator } from './authenticators.store.ts';
import { useTotp } from './check-totp.ts';
import { countSecondStep, deletePendingSignIn } from './pending-sign-ins.store.ts';
import { takeRecoveryCode } from './recovery-codes.ts';
import { hashPending } from './second-step.ts';
import { userOfPasskey } from './sign-with-passkey.ts';

type Input = InputOf<typeof accountsApi.signInSecondStep>;

/** Codes of six digits can be guessed: so many tries of one person, however often they pass the first step. */
const perPerson: RateRule = { name: 'accounts.second-steps', limit: 10, windowSeconds: 15 * 60 };

/**
 * A try counts whatever happens then.
 * @throws {AppError} account.second-step-over, account.second-step-wrong, account.passkey-wrong, request.too-frequent
 */
export async function signInSecondStep(
  context: LongVisitorContext,
  input: Input,
): Promise<OutputOf<typeof accountsApi.signInSecondStep>> {
  const tokenHash = hashPending(input.token);
  const bound = { tokenHash, browserHash: browserHash(context.caller) };
  const pending = await context.transact(({ db }) => countSecondStep(db, bound, context.now()));
  if (pending === undefined) throw new AppError('account.second-step-over');
  await context.rateLimits.take(perPerson, pending.userId);
  const userInfo = await context.transact(async (visitor) => {
    await requireRight(visitor, pending.userId, input);
    const first = await deletePendingSignIn(visitor.db, tokenHash);
    const user = first ? await findUser(visitor.db, pending.userId) : undefined;
    if (user === undefined || !isSignInWay(pending.way)) throw new AppError('account.second-step-over');
    return enterFully(visitor, user, pending.way);
  });
  await context.rateLimits.clear(perPerson, pending.userId);
  return { userInfo };
}

async function requireRight(context: VisitorContext, userId: string, input: Input): Promise<void> {
  if (input.way === 'passkey') {
    const { caller, db } = context;
    const signer = await userOfPasskey(db, { response: input.response ?? {}, caller, now: context.now() });
    if (signer !== userId) throw new AppError('account.passkey-wrong');
    return;
  }
  if (!(await isRightCode(context, userId, input)))
    throw new AppError('account.second-step-wrong', { field: 'code' });
}

async function isRightCode(
  { db, now, providers }: VisitorContext,
  userId: string,
  { way, code = '' }: Input,
): Promise<boolean> {
  if (way === 'recovery') return takeRecoveryCode(db, userId, code, now());
  const authenticator = await selectAuthenticator(db, userId);
  if (!authenticator?.confirmedAt) return false;
  return useTotp(db, { keyring: providers.keyring, authenticator, code, now: now() });
}
