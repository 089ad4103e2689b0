import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext } from '../../platform/context.ts';
import { findUserByTarget } from '../users/find-user.ts';
import { checkCode, useCode } from './check-code.ts';
import { enter } from './enter.ts';
import { ofVisitor } from './in-system.ts';

/**
 * Who has the phone may know whether it has an account.
 * @throws {AppError} account.code-wrong, account.unknown
 */
export async function signInWithCode(
  context: LongVisitorContext,
  { phone, code }: InputOf<typeof accountsApi.signInWithCode>,
): Promise<OutputOf<typeof accountsApi.signInWithCode>> {
  const proven = await checkCode(ofVisitor(context), { purpose: 'sign-in', target: phone, code });
  return context.transact(async (visitor) => {
    await useCode(visitor, proven);
    const user = await findUserByTarget(visitor.db, phone);
    if (!user) throw new AppError('account.unknown');
    return enter(visitor, user, 'code');
  });
}
