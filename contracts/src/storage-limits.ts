import type { AccountType } from './roles.ts';

/** Most gigabytes of uploaded files an organization keeps, by its plan; null where there is no limit. */
export const storageGigabytes: Readonly<Record<AccountType, number | null>> = {
  personal: 5,
  'pro-limited': 20,
  'pro-trial': 20,
  'pro-beta': 50,
  pro: 50,
  'pro-internal': 200,
  internal: null,
  TRIAL: 20,
  STANDARD: 200,
  enterprise: null,
  ULTIMATE: null,
};
