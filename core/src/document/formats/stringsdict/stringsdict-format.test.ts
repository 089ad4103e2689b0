import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { stringsdictFormat } from './stringsdict-format.ts';

const file = `<plist version="1.0"><dict>
  <key>n files</key>
  <dict>
    <key>NSStringLocalizedFormatKey</key><string>Found %#@files@ here</string>
    <key>files</key>
    <dict>
      <key>NSStringFormatSpecTypeKey</key>
      <string>NSStringPluralRuleType</string>
      <key>one</key>
      <string>%d file &amp; more</string>
      <key>other</key>
      <string>%d files</string>
    </dict>
  </dict>
</dict></plist>`;
const bytes = new TextEncoder().encode(file);

test('reads what people read', () => {
  const { units } = parseDocument(stringsdictFormat, bytes);
  expect(units.map(({ id, source }) => [id, toMarkup(source)])).toEqual([
    ['n files/NSStringLocalizedFormatKey', 'Found {1/} here'],
    ['n files/files/one', '{1/} file & more'],
    ['n files/files/other', '{1/} files'],
  ]);
});

test('adds the forms of the target language', () => {
  const targets = new Map([['n files/files/other', fromMarkup('{1/} < pliku')]]);
  const { output } = buildDocument(stringsdictFormat, bytes, targets, { targetLanguage: 'pl' });
  const added = ['few', 'many']
    .map((form) => `\n      <key>${form}</key>\n      <string>%d &lt; pliku</string>`)
    .join('');
  expect(new TextDecoder().decode(output)).toBe(
    file.replace('<string>%d files</string>', `<string>%d &lt; pliku</string>${added}`),
  );
});

test.each([
  ['<plist><dict><key>a</key>', 'broken'],
  ['<!DOCTYPE x [<!ENTITY e "x">]><plist><dict/></plist>', 'unsafe'],
])('refuses %j', (broken, code) => {
  expect(() => parseDocument(stringsdictFormat, new TextEncoder().encode(broken))).toThrow(
    expect.objectContaining({ code }),
  );
});
