import { plans } from '@transloom/contracts/plans';
import { expect, test } from 'vitest';
import { isStorageLimit, storageLimitsWith } from './storage-limits.ts';

test('the operator changes the limits of plans', () => {
  const unchanged = storageLimitsWith([]);
  expect(unchanged).toMatchObject({ personal: plans.personal.limits.storageGigabytes, ULTIMATE: null });
  expect(storageLimitsWith(['personal=20', 'pro=none'])).toEqual({ ...unchanged, personal: 20, pro: null });
});

test.each(['personal=20', 'pro-limited=0', 'pro=none'])('%s is a limit', (text) => {
  expect(isStorageLimit(text)).toBe(true);
});

test.each(['gold=20', 'personal=-1', 'personal=', 'personal', ''])('%j is none', (text) => {
  expect(isStorageLimit(text)).toBe(false);
});
