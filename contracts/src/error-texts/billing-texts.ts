import { text } from './bilingual.ts';

/** What the ledger says (D8.20, D8.21). */
export const billingTexts = {
  'billing.no-characters': text(
    '字符流量不足，任务失败。请购买字符包后重试。',
    'The task failed: the character quota is used up. Buy a character pack, then try again.',
  ),
  'billing.no-tokens': text(
    '智能体 Token 不足，请充值后重试。',
    'The agent tokens are used up. Buy more, then try again.',
  ),
  'billing.member-quota': text(
    '您本月的字符流量额度已用完，请联系管理员提高额度。',
    'Your quota for this month is used up. Ask an administrator to raise it.',
  ),
  'billing.day-cap': text(
    '组织设置的每日用量上限已用完，请明天再试，或请管理员提高上限。',
    'The daily cap of the organization is used up. Try again tomorrow, or ask an administrator to raise it.',
  ),
  'billing.object-cap': text(
    '此项工作已达到组织设置的单项用量上限，请管理员提高上限后重试。',
    'This work has reached the cap that the organization set for one piece of work. Ask an administrator to raise it, then try again.',
  ),
  'payment.not-sold': text(
    '本站未开启计费，所有功能均可直接使用。',
    'Nothing is sold here: every feature is free to use.',
  ),
  'payment.not-on-sale': text(
    '该商品已下架，请刷新后重新选择。',
    'This is no longer on sale. Refresh the page and choose again.',
  ),
  'payment.price-changed': text(
    '价格已调整为 ¥{price}，请确认后重新下单。',
    'The price is now ¥{price}. Check it, then order again.',
  ),
  'payment.price-order': text(
    '原价不能低于现价。',
    'The price before the discount cannot be lower than the price.',
  ),
  'payment.not-personal': text(
    '专业版适用于个人账户，组织请购买企业版。',
    'Pro is for personal accounts. Buy an enterprise plan for an organization.',
  ),
  'payment.name-needed': text('请填写组织全称。', 'Enter the full name of the organization.'),
  'payment.no-gateway': text(
    '本站未开通微信支付，请选择对公转账。',
    'WeChat Pay is not set up here. Choose bank transfer.',
  ),
  'payment.unreachable': text(
    '暂时无法连接微信支付，请稍后重试。',
    'WeChat Pay cannot be reached just now. Try again in a moment.',
  ),
  'payment.refused': text(
    '微信支付未接受此订单（{reason}），请联系平台管理员。',
    'WeChat Pay did not take the order ({reason}). Contact the operator.',
  ),
  'payment.forged': text('支付通知的签名无效。', 'The signature of the payment notification is not valid.'),
  'payment.order-over': text(
    '该订单已结束，请刷新查看最新状态。',
    'This order is over. Refresh the page to see its state.',
  ),
  'payment.phone-needed': text('请先绑定手机号。', 'Please link mobile number first.'),
  'payment.trial-used': text('每个个人账户只能试用一次专业版。', 'A personal account can try Pro once.'),
  'payment.not-refundable': text('该订单没有可退的款项。', 'There is nothing to refund of this order.'),
  'payment.too-much': text(
    '退款金额超过了剩余的已付金额。',
    'The refund is larger than what is left of the payment.',
  ),
  'payment.invoiced': text(
    '该订单已开票，请先红冲发票再退款。',
    'An invoice stands for this order. Reverse it first.',
  ),
  'payment.other-amount': text('到账金额与订单金额不一致。', 'The amount differs from that of the order.'),
  'invoice.not-open': text(
    '所选订单中有未支付或已开票的订单，请刷新后重选。',
    'An order is not paid or has an invoice already. Refresh the page and choose again.',
  ),
  'invoice.decided': text(
    '该发票申请的状态已变更，请刷新。',
    'The state of this request has changed. Refresh the page.',
  ),
};
