import type { AccountType } from '@transloom/contracts/roles';

export type Plan = 'pro' | 'free' | 'enterprise' | 'ultimate';

const plans: Readonly<Record<AccountType, Plan>> = {
  'pro-trial': 'pro',
  'pro-internal': 'pro',
  pro: 'pro',
  'pro-beta': 'pro',
  internal: 'pro',
  personal: 'free',
  'pro-limited': 'free',
  enterprise: 'enterprise',
  STANDARD: 'enterprise',
  TRIAL: 'enterprise',
  ULTIMATE: 'ultimate',
};

/** The plan an account type stands for, as its badge shows it. */
export function planOf(accountType: AccountType): Plan {
  return plans[accountType];
}
