import { expect, test } from 'vitest';
import { splitByLanguage } from './split-by-language.ts';

test.each([
  [
    'paragraphs in turn, of two scripts',
    ['en', 'zh-CN'],
    ['Safety', '安全', 'Read it before use.', '使用前请阅读。', 'USB 3.0', '3.0 版 USB 接口'],
    ['Safety', 'Read it before use.', 'USB 3.0'],
    ['安全', '使用前请阅读。', '3.0 版 USB 接口'],
  ],
  [
    'one text behind the other, of one script',
    ['en', 'de'],
    [
      'The house is old and it has a garden.',
      '42',
      'Das Haus ist alt und es hat einen Garten.',
      '42',
      'Die Tür ist nicht zu.',
    ],
    ['The house is old and it has a garden.', '42'],
    ['Das Haus ist alt und es hat einen Garten.', '42', 'Die Tür ist nicht zu.'],
  ],
  [
    'one language alone',
    ['en', 'zh-CN'],
    ['The house is old.', 'It is here.'],
    ['The house is old.', 'It is here.'],
    [],
  ],
] as const)('splits %s', (_, [sourceLanguage, targetLanguage], sentences, source, target) => {
  expect(splitByLanguage(sentences, { sourceLanguage, targetLanguage })).toEqual({ source, target });
});
