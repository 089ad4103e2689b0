import { storageGigabytes } from '@transloom/contracts/storage-limits';
import { expect, test } from 'vitest';
import { isStorageLimit, storageLimitsWith } from './storage-limits.ts';

test('the operator changes the limits of plans', () => {
  expect(storageLimitsWith(['personal=20', 'pro=none'])).toEqual({
    ...storageGigabytes,
    personal: 20,
    pro: null,
  });
  expect(storageLimitsWith([])).toEqual(storageGigabytes);
});

test.each(['personal=20', 'pro-limited=0', 'pro=none'])('%s is a limit', (text) => {
  expect(isStorageLimit(text)).toBe(true);
});

test.each(['gold=20', 'personal=-1', 'personal=', 'personal', ''])('%j is none', (text) => {
  expect(isStorageLimit(text)).toBe(false);
});
