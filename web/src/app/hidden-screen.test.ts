import { expect, test } from 'vitest';
import { isAddressOf } from './hidden-screen.ts';

test.each([
  ['/account/orders', '/account/orders', true],
  ['/account/orders', '/account/vip', false],
  ['/team/invite/$code', '/team/invite/k7v', true],
  ['/team/invite/$code', '/team/invite', false],
  ['/engine/s/$id/$token', '/engine/s/7/secret', true],
  ['/engine/s/$id/$token', '/team/s/7/secret', false],
])('%s at %s: %j', (path, address, expected) => {
  expect(isAddressOf(path, address)).toBe(expected);
});
