import { expect, test } from 'vitest';
import { originProperties, originSaid, type SaidOrigin } from './tmx-origin.ts';

test.each<[string, string, SaidOrigin | undefined]>([
  ['x-origin', 'alignment', 'alignment'],
  ['x-origin', 'machine-translation', 'machine-translation'],
  ['x-origin', 'human', undefined],
  ['x-Origin', 'Alignment', 'alignment'],
  ['x-Origin', 'Nmt', 'machine-translation'],
  ['x-Origin', 'TM', undefined],
  ['x-Origin', 'constructor', undefined],
  ['x-other', 'alignment', undefined],
])('%s %s is %s', (type, value, origin) => {
  expect(
    originSaid([
      { type: 'x-any', value: 'Nmt' },
      { type, value },
    ]),
  ).toBe(origin);
});

test.each(['alignment', 'machine-translation'] as const)('what is said of %s is read again', (origin) => {
  expect(originSaid(originProperties(origin))).toBe(origin);
});

test.each(['human', 'import'] as const)('nothing is said of %s', (origin) => {
  expect(originProperties(origin)).toEqual([]);
});
