import { expect, test } from 'vitest';
import { exchangeName, translatedName } from './translated-name.ts';

test.each([
  ['guide.docx', 'es', 'guide.es.docx'],
  ['notes', 'zh-CN', 'notes.zh-CN'],
  ['.profile', 'de', '.profile.de'],
  ['v1.2.md', 'fr', 'v1.2.fr.md'],
])('%s in %s is %s', (name, language, expected) => {
  expect(translatedName(name, language)).toBe(expected);
});

test('a file that was converted has the ending of what it became', () => {
  expect(translatedName('guide.doc', 'es', 'docx')).toBe('guide.es.docx');
});

test('a name of 255 bytes loses whole characters at its end', () => {
  const name = `${'译'.repeat(80)}👩🏽‍🚀.docx`;
  expect(Buffer.byteLength(name)).toBe(260);
  expect(translatedName(name, 'es')).toBe(`${'译'.repeat(80)}.es.docx`);
});

test('for other programs the whole file is named', () => {
  const document = { name: 'guide.docx', targetLanguage: 'es' };
  expect(exchangeName(document, 'xliff')).toBe('guide.docx.es.xlf');
  expect(exchangeName(document, 'table')).toBe('guide.docx.es.table.docx');
});
