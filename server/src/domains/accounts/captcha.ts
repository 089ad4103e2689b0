import { AppError } from '../../platform/app-error.ts';
import type { LongVisitorContext, VisitorContext } from '../../platform/context.ts';
import { insertUsedChallenge } from './captcha.store.ts';

export async function createCaptcha(context: VisitorContext): Promise<Record<string, unknown>> {
  return context.providers.captcha.createChallenge(context.caller.browserId, context.now());
}

/**
 * A solution counts once.
 * @throws {AppError} account.captcha-wrong
 */
export async function spendCaptcha(context: LongVisitorContext, solution: string): Promise<void> {
  const now = context.now();
  const solved = await context.providers.captcha.verify(solution, context.caller.browserId, now);
  const fresh = solved && (await context.transact(({ db }) => insertUsedChallenge(db, solved, now)));
  if (!fresh) throw new AppError('account.captcha-wrong');
}
