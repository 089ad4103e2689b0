import { AppError } from '../../platform/app-error.ts';
import type { RequestContext } from '../../platform/context.ts';
import { requireSelf } from './require-self.ts';
import { countPasskeys } from './two-step/passkeys.store.ts';
import { hasWechat } from './wechat/wechat.store.ts';

/** What somebody can sign in with by itself, or with the password. */
type WayIn = 'phone' | 'email' | 'passkey' | 'wechat';

/**
 * Somebody who takes away a way to sign in keeps another one: a phone or e-mail address, which gets codes, a password
 * beside the user name, or a passkey.
 * @throws {AppError} account.only-way-in
 */
export async function requireOtherWayIn(context: RequestContext, leaving: WayIn): Promise<void> {
  const { phone, email, passwordHash, userId } = await requireSelf(context);
  const passkeys = await context.asSystem((db) => countPasskeys(db, userId));
  const wechat = await context.asSystem((db) => hasWechat(db, userId));
  const left = [
    passwordHash !== null,
    leaving !== 'phone' && phone !== null,
    leaving !== 'email' && email !== null,
    passkeys > (leaving === 'passkey' ? 1 : 0),
    leaving !== 'wechat' && wechat,
  ];
  if (!left.includes(true)) throw new AppError('account.only-way-in');
}
