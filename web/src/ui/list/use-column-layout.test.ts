import { expect, test } from 'vitest';
import { arrangeColumns, moveKey } from './use-column-layout.ts';

const columns = ['name', 'words', 'status', 'date'].map((key) => ({ key }));
const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);

test('keeps the stored order; the name stays first and new columns come last', () => {
  expect(keys(arrangeColumns(columns, ['status', 'name', 'words']))).toEqual([
    'name',
    'status',
    'words',
    'date',
  ]);
});

test.each([
  ['status', -1, ['name', 'status', 'words', 'date']],
  ['status', 1, ['name', 'words', 'date', 'status']],
  ['words', -1, ['name', 'words', 'status', 'date']],
  ['date', 1, ['name', 'words', 'status', 'date']],
  ['name', 1, ['name', 'words', 'status', 'date']],
] as const)('moves %s by %i', (key, by, expected) => {
  expect(moveKey(keys(columns), key, by)).toEqual(expected);
});
