import { expect, test } from 'vitest';
import { storableVersion } from './storable-version.ts';

test.each([
  ['a name', 'gpt-5.7 2026-11', 'gpt-5.7 2026-11'],
  ['what no database takes', 'gpt\u0000-5', 'gpt-5'],
  ['half a character', 'gpt \ud83d', 'gpt \ufffd'],
  ['a long one', 'x'.repeat(5_000), 'x'.repeat(200)],
])('of a version that is %s is kept what can be', (_, version, kept) => {
  expect(storableVersion(version)).toBe(kept);
});
