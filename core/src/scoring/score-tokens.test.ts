import { describe, expect, test } from 'vitest';
import { scoreTokens } from './score-tokens.ts';

describe('13a', () => {
  test.each([
    ['Mr. Li paid $1,234.50 (net).', 'Mr . Li paid $ 1,234.50 ( net ) .'],
    ['5.', '5 .'],
    ['2024-05-06', '2024 - 05 - 06'],
    ['well-known', 'well-known'],
    ["it's", "it's"],
    ['&lt;b&gt; &amp; &quot;c&quot;', '< b > & " c "'],
    ['a<skipped>b', 'ab'],
    ['你好，世界', '你好，世界'],
    ['a\u00a0b\u3000c\ufeffd', 'a b c\ufeffd'],
    ['  ', ''],
    ['😀.', '😀 .'],
  ])('%j is cut into %j', (line, words) => {
    expect(scoreTokens(line, '13a').join(' ')).toBe(words);
  });
});

describe('zh', () => {
  test.each([
    ['中文ABC混排，价格3.5元！', '中 文 ABC 混 排 ， 价 格 3.5 元 ！'],
    ['“引号”…—', '“ 引 号 ” … —'],
    ['カタカナ', 'カタカナ'],
    ['한국', '한국'],
    ['𠮷野', '𠮷 野'],
    ['fine, 1-2', 'fine , 1 - 2'],
  ])('%j is cut into %j', (line, words) => {
    expect(scoreTokens(line, 'zh').join(' ')).toBe(words);
  });
});

test('char takes every character, none every word', () => {
  expect(scoreTokens('a 😀é', 'char')).toEqual(['a', '😀', 'é']);
  expect(scoreTokens('(a) b.\t', 'none')).toEqual(['(a)', 'b.']);
});
