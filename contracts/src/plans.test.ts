import { expect, test } from 'vitest';
import { plans } from './plans.ts';
import { accountTypes } from './roles.ts';

const proOnly = ['intelligentQa', 'termCustomization', 'proEngines'] as const;

// Rule P6.7 of the specification: intelligent QA, term customization, custom engines and some engines begin with Pro.
test.each(accountTypes)('the plan %s has what its tier includes', (accountType) => {
  const { tier, capabilities, limits } = plans[accountType];
  const isFree = tier === 'free';
  expect(proOnly.filter((capability) => capabilities.includes(capability))).toEqual(isFree ? [] : proOnly);
  if (accountType === 'personal') expect(limits.customEngines).toBe(0);
  if (!isFree) expect(limits.customEngines).toBeGreaterThan(0);
});
