import { AppError } from '../../platform/app-error.ts';
import type { ContextBase } from '../../platform/context.ts';

/** @throws {AppError} account.sign-up-closed */
export function refuseClosedSignUp({ installation }: Pick<ContextBase, 'installation'>): void {
  if (!installation.signUp) throw new AppError('account.sign-up-closed');
}
