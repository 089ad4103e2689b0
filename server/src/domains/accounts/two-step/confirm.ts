import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { ConfirmWay, twoStepApi } from '@transloom/contracts/two-step';
import { AppError } from '../../../platform/app-error.ts';
import type { Context, LongRequestContext, RequestContext } from '../../../platform/context.ts';
import { confirmSession } from '../../../platform/http/sessions/session-store.ts';
import { verifyPassword } from '../../users/password-hash.ts';
import { ofActor } from '../in-system.ts';
import { recordOwn } from '../record-own.ts';
import { requireSelf } from '../require-self.ts';
import { countAsFailure, failureSubject, forgetFailures } from '../throttle-sign-in.ts';
import { selectAuthenticator } from './authenticators.store.ts';
import { useTotp } from './check-totp.ts';
import { countPasskeys } from './passkeys.store.ts';
import { userOfPasskey } from './sign-with-passkey.ts';

type Input = InputOf<typeof twoStepApi.confirm>;

/** Somebody with an authenticator app shows that; the password alone is not enough for them. */
export async function confirmWays(context: Context): Promise<OutputOf<typeof twoStepApi.confirmWays>> {
  const { userId, passwordHash } = await requireSelf(context);
  return context.asSystem(async (db) => {
    const authenticator = await selectAuthenticator(db, userId);
    const ways: ConfirmWay[] = (await countPasskeys(db, userId)) > 0 ? ['passkey'] : [];
    if (authenticator?.confirmedAt) return { ways: ['totp', ...ways] };
    return { ways: passwordHash === null ? ways : ['password', ...ways] };
  });
}

/**
 * Whoever found an open browser must not guess faster here than at the door.
 * @throws {AppError} account.wrong-credentials, account.second-step-wrong, account.passkey-wrong, account.locked
 */
export async function confirm(context: LongRequestContext, input: Input): Promise<null> {
  const subject = failureSubject(context.actor.userId, undefined);
  await countAsFailure(context, subject);
  const { ways } = await context.transact(confirmWays);
  if (!ways.includes(input.way)) throw new AppError('account.wrong-credentials');
  await checks[input.way](context, input);
  await forgetFailures(context, subject);
  await context.transact(noteConfirmed);
  return null;
}

type Check = (context: LongRequestContext, input: Input) => Promise<void>;

const checks: Readonly<Record<ConfirmWay, Check>> = {
  async password(context, { password = '' }) {
    const { passwordHash } = await context.transact(requireSelf);
    const right = await verifyPassword(password, passwordHash);
    if (!right) throw new AppError('account.wrong-credentials', { field: 'password' });
  },
  async totp(context, { code = '' }) {
    const { userId } = context.actor;
    const { keyring } = context.providers;
    const now = context.now();
    const right = await ofActor(context).inSystem(async (db) => {
      const authenticator = await selectAuthenticator(db, userId);
      return authenticator !== undefined && useTotp(db, { keyring, authenticator, code, now });
    });
    if (!right) throw new AppError('account.second-step-wrong', { field: 'code' });
  },
  async passkey(context, { response = {} }) {
    const { caller } = context;
    const signer = await ofActor(context).inSystem((db) =>
      userOfPasskey(db, { response, caller, now: context.now() }),
    );
    if (signer !== context.actor.userId) throw new AppError('account.passkey-wrong');
  },
};

async function noteConfirmed(context: RequestContext): Promise<void> {
  const { sessionId } = context.actor;
  if (sessionId === undefined) return;
  await context.asSystem((db) => confirmSession(db, sessionId, context.now()));
  await recordOwn(context, 'account.confirm');
}
