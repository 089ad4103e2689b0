import { AppError } from '../../platform/app-error.ts';
import type { ContextBase } from '../../platform/context.ts';

/** @throws {AppError} payment.not-sold where the operator switched billing off */
export function requireSales({ installation }: Pick<ContextBase, 'installation'>): void {
  if (!installation.billing) throw new AppError('payment.not-sold');
}
