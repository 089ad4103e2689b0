import { describe, expect, test } from 'vitest';
import { baseLanguage, compareLanguages, direction, isSpaced, pluralCategories } from './language-tag.ts';
import { findLanguage, languages } from './languages.ts';

describe('the catalogue', () => {
  test('names every language once, in canonical form, with three names', () => {
    const tags = languages.map(({ tag }) => tag);
    expect(new Set(tags).size).toBe(tags.length);
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
    expect(languages.filter((l) => !l.englishName || !l.chineseName || !l.ownName)).toEqual([]);
  });

  test('is in the order of the English names', () => {
    const names = languages.map(({ englishName }) => englishName);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  test.each([
    ['zh', 'zh-CN'],
    ['zh_Hans', 'zh-CN'],
    ['zh-Hant', 'zh-TW'],
    ['ZH-hk', 'zh-HK'],
    ['en-NZ', 'en'],
    ['iw', 'he'],
    ['sr', 'sr-Cyrl'],
    ['no', 'nb'],
    ['x-unknown', undefined],
    ['x y', undefined],
  ])('finds for %j %j', (tag, found) => {
    expect(findLanguage(tag)?.tag).toBe(found);
  });
});

test.each([
  ['zh-CN', 'zh', 'ltr', false],
  ['ar-EG', 'ar', 'rtl', true],
  ['he', 'he', 'rtl', true],
  ['ur', 'ur', 'rtl', true],
  ['yi', 'yi', 'rtl', true],
  ['th', 'th', 'ltr', false],
  ['ko', 'ko', 'ltr', true],
  ['sr-Latn', 'sr', 'ltr', true],
  ['pa', 'pa', 'ltr', true],
  ['pa-Arab', 'pa', 'rtl', true],
] as const)('%s has base %s, runs %s, spaced: %j', (tag, base, runs, spaced) => {
  expect([baseLanguage(tag), direction(tag), isSpaced(tag)]).toEqual([base, runs, spaced]);
});

test.each([
  ['zh-CN', 'zh-Hans', 'same'],
  ['zh_CN', 'zh', 'same'],
  ['en', 'en-US', 'same'],
  ['en-GB', 'en-US', 'variant'],
  ['zh-TW', 'zh-HK', 'variant'],
  ['zh-CN', 'zh-TW', 'different'],
  ['sr-Latn', 'sr-Cyrl', 'different'],
  ['pt', 'es', 'different'],
  ['und', 'en-US', 'different'],
  ['und', 'und', 'same'],
])('%s and %s are %s', (a, b, likeness) => {
  expect(compareLanguages(a, b)).toBe(likeness);
});

test.each([
  ['zh-CN', ['other']],
  ['en', ['one', 'other']],
  ['ru', ['one', 'few', 'many', 'other']],
  ['ar', ['zero', 'one', 'two', 'few', 'many', 'other']],
])('plural categories of %s', (tag, categories) => {
  expect(pluralCategories(tag)).toEqual(categories);
});
