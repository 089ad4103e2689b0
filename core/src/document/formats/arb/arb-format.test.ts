import { expect, test } from 'vitest';
import { fromMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { arbFormat } from './arb-format.ts';

const file = `{
  "@@locale": "en",
  "hi": "Hi {name}",
  "@hi": { "description": "Greets", "placeholders": { "name": { "example": "Ann" } } },
  "n": "{count, plural, one{a file} other{{count} files}}"
}`;

test('what describes a key is its notes', () => {
  const { units } = parseDocument(arbFormat, new TextEncoder().encode(file));
  expect(units.map(({ id, notes }) => [id, notes])).toEqual([
    ['/hi', ['Greets', 'name: Ann']],
    ['/n#one', undefined],
    ['/n#other', undefined],
  ]);
});

test('a translated bundle says its language and has its plural forms', () => {
  const { output } = buildDocument(
    arbFormat,
    new TextEncoder().encode(file),
    new Map([['/n#other', fromMarkup('{1/} 个文件')]]),
    { targetLanguage: 'zh-CN' },
  );
  expect(new TextDecoder().decode(output)).toBe(
    file.replace('"en"', '"zh_CN"').replace('one{a file} other{{count} files}', 'other{{count} 个文件}'),
  );
});
