import type { CleaningReason } from '@transloom/contracts/cleanings';
import { expect, test } from 'vitest';
import { type Cleaning, canBeUndone, entriesFor } from './cleaning-state.ts';

const found: Cleaning['found'] = [
  { reasons: ['identical'], entries: 3 },
  { reasons: ['identical', 'numbers'], entries: 2 },
  { reasons: ['empty'], entries: 1 },
];

test.each<[CleaningReason[], number]>([
  [['identical'], 5],
  [['numbers'], 2],
  [['identical', 'numbers'], 5],
  [['empty', 'numbers'], 3],
  [[], 0],
])('for %j there are %i entries', (chosen, entries) => {
  expect(entriesFor({ found }, chosen)).toBe(entries);
});

test.each([
  ['cleaned', 2, true],
  ['stopped', 2, true],
  ['stopped', 0, false],
  ['cleaning', 2, false],
  ['undone', 0, false],
] as const)('one that is %s with %i entries out can be undone: %s', (status, removed, expected) => {
  expect(canBeUndone({ status, removed })).toBe(expected);
});
