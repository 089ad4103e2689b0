import { expect, test } from 'vitest';
import { bothWays, findPairCodes, languageCodes, pairsAround, servedPairs } from './language-codes.ts';

const codes = languageCodes('en pt-BR=pb pt de zh-Hans=zh zh-Hant=cht');

test.each([
  ['en-GB', 'zh-CN', { from: 'en', to: 'zh' }],
  ['zh-TW', 'pt-BR', { from: 'cht', to: 'pb' }],
  ['zh-CN', 'zh-HK', { from: 'zh', to: 'cht' }],
  ['de', 'pt-PT', { from: 'de', to: 'pb' }],
  ['de', 'fr', undefined],
  ['de', 'de-AT', undefined],
])('%s to %s is asked for as %j', (source, target, asked) => {
  expect(findPairCodes(bothWays(codes), { source, target })).toEqual(asked);
});

test('pairs around a pivot have it on one side', () => {
  const few = languageCodes('en de zh-Hans=zh');
  const pairs = pairsAround(['zh-Hans'], few);
  expect(pairs).toEqual([
    { source: 'en', target: 'zh-Hans' },
    { source: 'zh-Hans', target: 'en' },
    { source: 'de', target: 'zh-Hans' },
    { source: 'zh-Hans', target: 'de' },
  ]);
  expect(findPairCodes(bothWays(few, pairs), { source: 'en', target: 'de' })).toBeUndefined();
  expect(servedPairs(bothWays(few, pairs))).toBe(pairs);
});

test('two pivots are paired with one another once each way', () => {
  const pairs = pairsAround(['en', 'zh'], languageCodes('en zh'));
  expect(pairs).toEqual([
    { source: 'en', target: 'zh' },
    { source: 'zh', target: 'en' },
  ]);
});
