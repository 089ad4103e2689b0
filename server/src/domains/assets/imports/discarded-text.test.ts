import { expect, test } from 'vitest';
import { discardedText } from './discarded-text.ts';

test.each([
  ['short', 'short'],
  ['é'.repeat(2_000), 'é'.repeat(2_000)],
  [`${'文'.repeat(1_999)}😀`, `${'文'.repeat(1_999)}\ud83d`],
])('tells %j by its beginning', (text, told) => {
  expect(discardedText(text)).toBe(told);
});
