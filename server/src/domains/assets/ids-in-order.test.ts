import { expect, test } from 'vitest';
import { idsInOrder } from './ids-in-order.ts';

function ordered(texts: readonly string[], language: string | undefined, order: 'ascending' | 'descending') {
  const keys = new Map(texts.map((text, id) => [String(id), text]));
  return idsInOrder({ ids: [...keys.keys()], keys, language, order }).map((id) => keys.get(id));
}

test.each([
  [['b', 'C', 'a'], 'en', ['a', 'b', 'C']],
  [['Step 10', 'Step 9'], 'en', ['Step 9', 'Step 10']],
  [['中文', '安全', '北京'], 'zh-CN', ['安全', '北京', '中文']],
  [['zon', 'ähnlich', 'apfel'], 'de', ['ähnlich', 'apfel', 'zon']],
  [['zon', 'ähnlich', 'apfel'], 'sv', ['apfel', 'zon', 'ähnlich']],
  [['b', 'a'], undefined, ['a', 'b']],
  [['b', 'a'], 'en-xx-yy', ['a', 'b']],
])('%j stand as a dictionary of %s has them', (texts, language, expected) => {
  expect(ordered(texts, language, 'ascending')).toEqual(expected);
  expect(ordered(texts, language, 'descending')).toEqual(expected.toReversed());
});

test('equal ones stay as they are, and those without a text stand last in both orders', () => {
  const keys = new Map([
    ['1', 'b'],
    ['2', 'a'],
    ['4', 'a'],
  ]);
  const ids = ['4', '3', '2', '1'];
  expect(idsInOrder({ ids, keys, language: 'en', order: 'ascending' })).toEqual(['4', '2', '1', '3']);
  expect(idsInOrder({ ids, keys, language: 'en', order: 'descending' })).toEqual(['1', '4', '2', '3']);
});
