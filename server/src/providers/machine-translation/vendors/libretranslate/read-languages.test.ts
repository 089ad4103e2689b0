import { expect, test } from 'vitest';
import { readLanguages } from './read-languages.ts';

test('languages of old and new servers are language tags', () => {
  const languages = [
    { code: 'en', targets: ['en', 'zh', 'zh-Hant'] },
    { code: 'zt', targets: ['pb'] },
  ];
  expect(readLanguages(languages)).toEqual([
    { source: 'en', target: 'zh-Hans', sourceCode: 'en', targetCode: 'zh' },
    { source: 'en', target: 'zh-Hant', sourceCode: 'en', targetCode: 'zh-Hant' },
    { source: 'zh-Hant', target: 'pt-BR', sourceCode: 'zt', targetCode: 'pb' },
  ]);
});
