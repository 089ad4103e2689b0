import { expect, test } from 'vitest';
import { isTaxNumber } from './tax-number.ts';

// Check signs computed by hand from GB 32100; the first is the code of Tencent in the public register.
test.each([
  ['9144030071526726XG', true],
  ['9144030071526726XA', false],
  ['91440300715267261G', false],
  ['9144030071526726IG', false],
  ['440300715267261', true],
  ['44030071526726123456', true],
  ['4403', false],
  ['', false],
])('%s: %s', (text, expected) => {
  expect(isTaxNumber(text)).toBe(expected);
});
