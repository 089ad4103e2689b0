import { expect, test } from 'vitest';
import { phoneSchema } from './fields.ts';

test.each([
  ['13800138000', true],
  ['19912345678', true],
  ['12800138000', false],
  ['23800138000', false],
  ['1380013800', false],
  ['138001380000', false],
  ['+8613800138000', false],
  ['1380013800a', false],
  ['１３８００１３８０００', false],
])('whether %s is a phone number: 11 digits, first 1, then 3 to 9 (D9.50): %s', (text, fits) => {
  expect(phoneSchema.safeParse(text).success).toBe(fits);
});
