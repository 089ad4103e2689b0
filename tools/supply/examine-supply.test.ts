import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, forbiddenLicenses } from './examine-supply.ts';
import { readLock } from './read-lock.ts';

/** D02: what is linked in is known, and under licenses that go with ours. */

const packages = readLock(join(import.meta.dirname, '../../package-lock.json'));
const one = { name: '@a/b', version: '1.0.0', license: 'MIT', integrity: 'sha512-AAAA', dev: false };

test('nothing that is linked in is under GPL or AGPL', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(forbiddenLicenses(packages)).toEqual([]);
});

test.each([
  ['GPL-3.0-only', 1],
  ['AGPL-3.0-or-later', 1],
  ['MIT OR GPL-2.0-only', 0],
  ['LGPL-3.0-or-later', 0],
])('%s is reported', (license, count) => {
  expect(forbiddenLicenses([{ ...one, license }])).toHaveLength(count);
  expect(forbiddenLicenses([{ ...one, license, dev: true }])).toEqual([]);
});

test('the bill of materials names each package with its license and hash', () => {
  expect(billOfMaterials([one], '0.1.0')).toMatchObject({
    bomFormat: 'CycloneDX',
    components: [
      { purl: 'pkg:npm/%40a/b@1.0.0', licenses: [{ expression: 'MIT' }], hashes: [{ content: '000000' }] },
    ],
  });
});
