import { AppError } from '../../../platform/app-error.ts';
import type { VisitorContext } from '../../../platform/context.ts';
import type { HookCall } from '../../../platform/http/route.ts';
import { WechatPayError } from '../../../providers/wechat-pay/wechat-pay.ts';
import { keepInQuarantine } from '../reconciliation/quarantine.ts';
import { settleRefund } from '../refunds/settle-refund.ts';
import { settleTransaction } from './settle-transaction.ts';

/**
 * WeChat Pay tells of a payment or a refund. What is forged is refused, so that the gateway sends it again; all else is
 * stored and taken, however often and in whichever order it comes.
 * @throws {AppError} payment.forged, resource.not-found where nobody pays through WeChat Pay
 */
export async function takePayNotification(
  context: VisitorContext,
  { headers, body }: HookCall,
): Promise<undefined> {
  const access = context.providers.wechatPay;
  if (access === null) throw new AppError('resource.not-found');
  const told = await genuine(context, () => access.client.readNotification({ headers, body }));
  if (told.kind === 'refund') await settleRefund(context, told.refund);
  if (told.kind !== 'transaction') return;
  const { transaction } = told;
  if (transaction.state !== 'SUCCESS') {
    await keepInQuarantine(context, { reason: 'not-paid', transaction });
    return;
  }
  await settleTransaction(context, transaction, access.client);
}

async function genuine<Result>({ log }: VisitorContext, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof WechatPayError)) throw cause;
    log.warn({ fault: cause.message }, 'a notification of a payment is not genuine');
    throw new AppError('payment.forged', {}, { cause });
  }
}
