import { expect, test } from 'vitest';
import { fromMarkup } from '../../inline/markup.ts';
import { entryFaults } from './entry-faults.ts';

const faults = (source: string, target: string) =>
  entryFaults(
    { source: fromMarkup(source), target: fromMarkup(target) },
    { sourceLanguage: 'en', targetLanguage: 'zh-CN', longest: 40 },
  );

test.each([
  ['A red house', '红色的房子', []],
  ['A {1}red{/1} house', '{2}红色{/2}的房子', []],
  ['From 1 to 1,000.5', '从 1 到 1.000,5', []],
  ['Windows 11', 'Windows 11', ['identical']],
  ['Windows {1/}11', ' Windows 11', ['identical', 'codes']],
  ['{1/} ', '红色', ['empty']],
  ['Red', '\u00a0', ['empty']],
  ['A red house', 'A red house and the old roof', ['otherLanguage']],
  ['红色的房子', '红色的房屋', ['otherLanguage']],
  ['A red house that is longer than forty characters', '红色的房子', ['tooLong']],
  ['{1}Red{/1}{2/}', '{1}红色{/1}', ['codes']],
  ['12 red houses', '13 座红房子', ['numbers']],
  ['12 red houses', '红房子', ['numbers']],
  ['Red houses', '３座红房子', ['numbers']],
  ['12 houses of 12', '12 座房子', ['numbers']],
])('of %j and %j are %j', (source, target, expected) => {
  expect(faults(source, target)).toEqual(expected);
});
