import { AppError } from '../../../platform/app-error.ts';
import type { ContextBase } from '../../../platform/context.ts';
import type { Wechat } from '../../../providers/wechat/wechat-access.ts';

/** @throws {AppError} account.no-wechat */
export function requireWechat({ providers }: Pick<ContextBase, 'providers'>): Wechat {
  if (providers.wechat === null) throw new AppError('account.no-wechat');
  return providers.wechat;
}
