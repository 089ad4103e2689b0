import { expect, test } from 'vitest';
import { isOtherLanguage } from './is-other-language.ts';

test.each([
  ['zh-CN', 'Dieser Satz ist auf Deutsch geschrieben.'],
  ['zh-CN', 'Это предложение.'],
  ['zh-CN', '這個檔案應該來自另一個國家。'],
  ['zh-TW', '这个文件应该来自另一个国家。'],
  ['ja', 'The house is red and the roof is old.'],
  ['en', '这句话是中文。'],
  ['en', 'La maison est rouge et le toit est vieux.'],
  ['fr', 'The house is red and the roof is not old.'],
  ['de', 'The house is red and the roof is not old.'],
  ['ru', 'The house is red and old.'],
  ['ru', 'Цей будинок, який стояв тут, також може бути старим.'],
  ['ar', 'Это предложение.'],
  ['sr-Latn', 'Ово је реченица.'],
])('%s is not the language of %j', (tag, text) => {
  expect(isOtherLanguage(text, tag)).toBe(true);
});

test.each([
  ['zh-CN', 'Visual Studio Code'],
  ['zh-CN', '点击 Save as 并选择 the file you want 中的文件。'],
  ['zh-CN', '2026-01-01 v1.2'],
  ['zh-HK', '這個檔案很大。'],
  ['ja', '東京'],
  ['ko', '이 문장은 한국어입니다.'],
  ['en', 'Zeitgeist'],
  ['en', 'House of the rising sun'],
  ['fr', 'Comptes d’entités non assujettis à examen'],
  ['fr', 'L.R., ch. 24 (3e suppl.), art. 1'],
  ['nb', 'Huset er rødt og taket er gammelt, men det er ikke til salgs.'],
  ['no', 'Huset er rødt og taket er gammelt, men det er ikke til salgs.'],
  ['eu', 'Etxea gorria da eta teilatua zaharra da.'],
  ['x-unknown!', 'The house is red and the roof is old.'],
  ['en', ''],
])('%s may be the language of %j', (tag, text) => {
  expect(isOtherLanguage(text, tag)).toBe(false);
});
