import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext } from '../../platform/context.ts';
import { findUser } from '../users/find-user.ts';
import { enterFully } from './enter.ts';
import { useSignInLink } from './sign-in-links.ts';

/** @throws {AppError} account.link-used */
export async function signInWithLink(
  context: LongVisitorContext,
  { token }: InputOf<typeof accountsApi.signInWithLink>,
): Promise<OutputOf<typeof accountsApi.signInWithLink>> {
  return context.transact(async (visitor) => {
    const userId = await useSignInLink(visitor.db, token, visitor.now());
    const user = userId === undefined ? undefined : await findUser(visitor.db, userId);
    if (!user) throw new AppError('account.link-used');
    return { userInfo: await enterFully(visitor, user, 'link') };
  });
}
