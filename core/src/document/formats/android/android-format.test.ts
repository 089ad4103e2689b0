import { expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { translated, unitTexts } from '../../../testing/document-texts.ts';
import { parseDocument } from '../../read-document.ts';
import { androidFormat } from './android-format.ts';

const resources = (content: string) => `<resources>${content}</resources>`;
const string = (value: string) => resources(`<string name="a">${value}</string>`);

test.each([
  [String.raw`It\'s \"so\"`, `It's "so"`],
  [String.raw`a\nb\tc`, 'a{1/}b{2/}c'],
  [String.raw`caf\u00e9`, 'café'],
  ['%1$s of %2$.1f %%', '{1/} of {2/} {3/}'],
  ['100 % sure', '100 % sure'],
  ['%,d on %1$tB %1$te, %b', '{1/} on {2/} {3/}, {4/}'],
  [String.raw`See &lt;a href=\"b\">{name}\'s&lt;/a>.`, "See {1}{2/}'s{/1}."],
  ['a\n   b', 'a b'],
  ['"  a  b  "', 'a  b'],
  ['<b>a</b> <u>b</u> <a href="c">d</a>', '{b}a{/b} {u}b{/u} {1}d{/1}'],
])('reads %s', (value, markup) => {
  expect(unitTexts(androidFormat, string(value))).toEqual([markup]);
});

test.each([
  ["don't", String.raw`don\'t`],
  ['say "hi"', String.raw`say \"hi\"`],
  ['@home', String.raw`\@home`],
  ['a\\b', String.raw`a\\b`],
  ['a & b', 'a &amp; b'],
])('writes %s', (target, value) => {
  expect(translated(androidFormat, string('x'), { a: target })).toBe(string(value));
});

test('takes what the user names as placeholders', () => {
  const options = { placeholderPatterns: ['#[a-z]+#'] };
  const { units } = parseDocument(androidFormat, Buffer.from(string('Hi #name#')), options);
  expect(units.map(({ source }) => toMarkup(source))).toEqual(['Hi {1/}']);
});

test.each(['@string/other', '?attr/title', '%1$s'])('leaves %s alone', (value) => {
  expect(unitTexts(androidFormat, string(value))).toEqual([]);
});

test('adds the plural forms of the new language', () => {
  const xml = resources(
    '\n  <plurals name="files">\n    <item quantity="one">%d file</item>\n    <item quantity="other">%d files</item>\n  </plurals>\n',
  );
  const { units } = parseDocument(androidFormat, Buffer.from(xml), { targetLanguage: 'ru' });
  expect(units.map(({ id }) => id)).toEqual(['files#one', 'files#other', 'files#few', 'files#many']);
  const targets = { 'files#few': '{1/} файла', 'files#many': '{1/} файлов' };
  expect(translated(androidFormat, xml, targets, { targetLanguage: 'ru' })).toContain(
    '<item quantity="other">%d files</item>\n    <item quantity="few">%d файла</item>\n    <item quantity="many">%d файлов</item>\n',
  );
  expect(translated(androidFormat, xml, {}, { targetLanguage: 'ru' })).toBe(xml);
});

test('takes comments as notes and names as keys', () => {
  const xml = resources('<!-- At the top --><string name="a">b</string>');
  expect(parseDocument(androidFormat, Buffer.from(xml)).units).toMatchObject([
    { id: 'a', key: 'a', notes: ['At the top'] },
  ]);
});

test('a form the new language does not know says what the general one says', () => {
  const xml = (one: string, other: string) =>
    resources(
      `<plurals name="a"><item quantity="one">${one}</item><item quantity="other">${other}</item></plurals>`,
    );
  const file = xml('%d file', '<![CDATA[%d files]]>');
  const { units } = parseDocument(androidFormat, Buffer.from(file), { targetLanguage: 'zh' });
  expect(units.map(({ id }) => id)).toEqual(['a#other']);
  const text = '<![CDATA[%d 个文件]]>';
  expect(translated(androidFormat, file, { 'a#other': '{1/} 个文件' }, { targetLanguage: 'zh' })).toBe(
    xml(text, text),
  );
});

test.each([
  ['a <![CDATA[<a href="%1$s">b</a>]]> c', 'x {1}y{/1} z', 'x <![CDATA[<a href="%1$s">y</a>]]> z'],
  [
    'a <![CDATA[<b>b</b>]]> c <![CDATA[<i>d</i>]]>',
    '{2}w{/2} {1}x & y{/1}',
    '<![CDATA[<i>w</i>]]> <![CDATA[<b>]]>x &amp; y<![CDATA[</b>]]>',
  ],
  ['a <![CDATA[b &nbsp; c]]> d', 'x {1/} z', 'x <![CDATA[&nbsp;]]> z'],
])('markup in a section that is only a part stays text for the program: %s', (text, target, written) => {
  const xml = (content: string) => resources(`<string name="a">${content}</string>`);
  expect(translated(androidFormat, xml(text), { a: target })).toBe(xml(written));
});
