import { type BilingualText, text } from './error-texts/bilingual.ts';
import type { AccountType } from './roles.ts';

const free = text('免费版', 'Free');
const pro = text('专业版', 'Pro');
const enterprise = text('企业版', 'Enterprise');

/** The name of an account type as the interface shows it. */
export const accountTypeNames: Readonly<Record<AccountType, BilingualText>> = {
  personal: free,
  'pro-limited': free,
  'pro-trial': text('专业版（试用）', 'Pro (trial)'),
  'pro-internal': text('专业版（内部）', 'Pro (internal)'),
  pro,
  'pro-beta': text('专业版（公测）', 'Pro (beta)'),
  internal: text('专业版（内部）', 'Pro (internal)'),
  enterprise,
  STANDARD: text('企业版（标准）', 'Enterprise (standard)'),
  TRIAL: text('企业版（试用）', 'Enterprise (trial)'),
  ULTIMATE: text('旗舰版', 'Ultimate'),
};
