import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { LongVisitorContext } from '../../platform/context.ts';
import { hashPassword } from '../users/password-hash.ts';
import { refuseCommonPassword } from '../users/refuse-common-password.ts';
import { checkCode, useCode } from './check-code.ts';
import { enterFully } from './enter.ts';
import { ofVisitor } from './in-system.ts';
import { register } from './register.ts';
import { refuseClosedSignUp } from './sign-up-policy.ts';

/**
 * A new user with an organisation of their own on the Free plan, signed in. A refused name leaves the code good for
 * another try.
 * @throws {AppError} account.sign-up-closed, account.common-password, account.code-wrong, account.taken,
 *   account.username-taken, account.username-alike
 */
export async function signUp(
  context: LongVisitorContext,
  { target, code, password, username, inviteCode }: InputOf<typeof accountsApi.signUp>,
): Promise<OutputOf<typeof accountsApi.signUp>> {
  refuseClosedSignUp(context);
  refuseCommonPassword(password);
  const proven = await checkCode(ofVisitor(context), { purpose: 'sign-up', target, code });
  const passwordHash = await hashPassword(password);
  return context.transact(async (visitor) => {
    await useCode(visitor, proven);
    const user = await register(visitor, { target, username, passwordHash }, inviteCode);
    return { userInfo: await enterFully(visitor, user, 'sign-up') };
  });
}
