import { expect, test } from 'vitest';
import { saveRedirect, takeRedirect } from './stored-session.ts';

// V06: after signing in nobody is led to another place than this product.
test.each([
  ['/project/list?tab=2#files', '/project/list?tab=2#files'],
  ['https://evil.example', undefined],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['\\/evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['project/list', undefined],
  ['', undefined],
  [' //evil.example', undefined],
])('%j leads to %j', (address, target) => {
  saveRedirect(address);
  expect(takeRedirect()).toBe(target);
});

test('an address is given once', () => {
  saveRedirect('/account');
  expect([takeRedirect(), takeRedirect()]).toEqual(['/account', undefined]);
});
