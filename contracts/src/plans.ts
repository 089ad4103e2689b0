import type { OrganizationKey } from './permissions.ts';
import type { AccountType } from './roles.ts';

/** What the badge of an account shows (P3.5). */
export type Tier = 'free' | 'pro' | 'enterprise' | 'ultimate';

/** What a plan may include beside what everybody has (P6, D6.7, decisions "Roles"). */
export const capabilities = [
  'qaCheck',
  'detector',
  'intelligentQa',
  'termCustomization',
  'tagFilling',
  'proEngines',
  'members',
] as const;
export type Capability = (typeof capabilities)[number];

export interface PlanLimits {
  /** Custom engines of the organization; those above are off the shelf until the plan covers them again. */
  readonly customEngines: number;
  /** Source characters granted each calendar month (UTC); they do not roll over (P9.8). Null: not counted. */
  readonly monthlyCharacters: number | null;
  /** Tokens of the document agent granted each calendar month (UTC). Null: not counted. */
  readonly monthlyTokens: number | null;
  /** Uploaded files that the organization keeps. Null: no limit. The operator may set others. */
  readonly storageGigabytes: number | null;
}

export interface PlanTerms {
  readonly tier: Tier;
  readonly capabilities: readonly Capability[];
  readonly limits: PlanLimits;
  /** The plan that takes its place when it has ended; absent where it stays. */
  readonly endsAs?: AccountType;
}

const proOnly = ['intelligentQa', 'termCustomization', 'tagFilling', 'proEngines'] as const;

const free = (customEngines: number, storageGigabytes: number): PlanTerms => ({
  tier: 'free',
  capabilities: [],
  limits: { customEngines, monthlyCharacters: 50_000, monthlyTokens: 5_000, storageGigabytes },
});

const pro = (more: readonly Capability[]): PlanTerms => ({
  tier: 'pro',
  capabilities: [...proOnly, ...more],
  limits: { customEngines: 5, monthlyCharacters: 1_000_000, monthlyTokens: 100_000, storageGigabytes: 50 },
  endsAs: 'personal',
});

const staff = (storageGigabytes: number | null): PlanTerms => ({
  tier: 'pro',
  capabilities: [...proOnly, 'qaCheck', 'detector'],
  limits: { customEngines: 20, monthlyCharacters: 5_000_000, monthlyTokens: 500_000, storageGigabytes },
});

/** Data and members stay when it has ended; what its limits do not cover is kept and waits. */
const enterprise = (limits: PlanLimits): PlanTerms => ({
  tier: 'enterprise',
  capabilities,
  limits,
  endsAs: 'personal',
});

/**
 * What each plan includes: the one table that permissions, gates, tabs and screens read. The tabs QA check and detector
 * follow P2.62. An installation without billing asks none of it: nothing is limited there.
 */
export const plans: Readonly<Record<AccountType, PlanTerms>> = {
  personal: free(0, 5),
  'pro-limited': free(1, 20),
  'pro-trial': {
    ...pro(['detector']),
    limits: { customEngines: 1, monthlyCharacters: 100_000, monthlyTokens: 20_000, storageGigabytes: 20 },
  },
  pro: pro(['detector']),
  'pro-beta': pro([]),
  'pro-internal': staff(200),
  internal: staff(null),
  TRIAL: enterprise({
    customEngines: 2,
    monthlyCharacters: 500_000,
    monthlyTokens: 50_000,
    storageGigabytes: 20,
  }),
  STANDARD: enterprise({
    customEngines: 10,
    monthlyCharacters: 5_000_000,
    monthlyTokens: 500_000,
    storageGigabytes: 200,
  }),
  enterprise: enterprise({
    customEngines: 20,
    monthlyCharacters: 10_000_000,
    monthlyTokens: 1_000_000,
    storageGigabytes: null,
  }),
  ULTIMATE: {
    tier: 'ultimate',
    capabilities,
    limits: { customEngines: 50, monthlyCharacters: null, monthlyTokens: null, storageGigabytes: null },
    endsAs: 'personal',
  },
};

/** Keys that only plans with a capability give. */
export const keysOfCapability: Readonly<Partial<Record<Capability, readonly OrganizationKey[]>>> = {
  qaCheck: ['tools:checkRouter', 'tools:check:detailRouter'],
  detector: ['tools:detectorRouter', 'tools:detector:detailRouter'],
};

/** The keys that a plan takes away. */
export function keysWithoutPlan(accountType: AccountType): readonly OrganizationKey[] {
  return capabilities
    .filter((capability) => !plans[accountType].capabilities.includes(capability))
    .flatMap((capability) => keysOfCapability[capability] ?? []);
}
