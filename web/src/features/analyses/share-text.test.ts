import { expect, test } from 'vitest';
import { shareText } from './share-text.ts';

// Decided: percentages are whole, except that 100 is shown for all alone and 0 for none alone.
test.each([
  [0, 10, '0%'],
  [1, 1000, '1%'],
  [1, 3, '33%'],
  [999, 1000, '99%'],
  [10, 10, '100%'],
  [0, 0, '0%'],
])('%i of %i is %s', (part, whole, text) => {
  expect(shareText(part, whole)).toBe(text);
});
