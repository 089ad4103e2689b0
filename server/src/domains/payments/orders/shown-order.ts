import type { InterfaceLanguage } from '@transloom/contracts/answer';
import type { Order } from '@transloom/contracts/payments';
import type { ContextBase } from '../../../platform/context.ts';
import { productWords } from '../prices/product-words.ts';
import type { StoredOrder } from './orders.store.ts';

export function shownOrder(
  order: StoredOrder,
  { language, providers }: { readonly language: InterfaceLanguage } & Pick<ContextBase, 'providers'>,
): Order {
  const { orderNo, kind, amount, refunded, channel, state, terms, codeUrl } = order;
  const words = productWords({ kind, ...terms }, language);
  const isOpen = state === 'created' || state === 'pending';
  return {
    orderNo,
    kind,
    amount,
    refunded,
    channel,
    product: terms.organizationName === null ? words : `${words} · ${terms.organizationName}`,
    codeImgUrl: isOpen ? codeUrl : null,
    orderStatus: state,
    createTime: order.createdAt.toISOString(),
    expireTime: order.expiresAt.toISOString(),
    payTime: order.paidAt?.toISOString() ?? null,
    simulated: isOpen && channel === 'wechat' && (providers.wechatPay?.simulator ?? null) !== null,
  };
}
