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
};
