import type { accountsApi } from '@transloom/contracts/accounts';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../../platform/app-error.ts';
import type { VisitorContext } from '../../../platform/context.ts';
import { findUser } from '../../users/find-user.ts';
import { mustUseCompany } from '../company/company.store.ts';
import { enterFully } from '../enter.ts';
import { userOfPasskey } from './sign-with-passkey.ts';

/** A passkey is something one has, opened by something one is or knows: no second step follows. @throws {AppError} account.passkey-wrong */
export async function signInWithPasskey(
  context: VisitorContext,
  { response }: InputOf<typeof accountsApi.signInWithPasskey>,
): Promise<OutputOf<typeof accountsApi.signInWithPasskey>> {
  const { db, caller } = context;
  const userId = await userOfPasskey(db, { response, caller, now: context.now() });
  const user = await findUser(db, userId);
  if (!user) throw new AppError('account.passkey-wrong');
  if (await mustUseCompany(db, userId)) throw new AppError('company.only');
  return { userInfo: await enterFully(context, user, 'passkey') };
}
