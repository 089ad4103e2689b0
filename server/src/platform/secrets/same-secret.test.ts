import { expect, test } from 'vitest';
import { isSameSecret } from './same-secret.ts';

test.each([
  ['secret', 'secret', true],
  ['secret', 'secreT', false],
  ['secret', 'secret ', false],
  ['', 'secret', false],
  ['密码', '密码', true],
  ['', '', true],
])('%j is %j: %s', (given, expected, same) => {
  expect(isSameSecret(given, expected)).toBe(same);
});
