import { expect, test } from 'vitest';
import { translated, unitTexts } from '../../../testing/document-texts.ts';
import { parseDocument } from '../../read-document.ts';
import { xmlFormat } from './xml-format.ts';

const shop =
  '<shop><item id="i1" label="First"><name>Hose</name><info>Green <i>and</i> long</info></item><meta><name>Hidden</name></meta></shop>';

test.each([
  [{}, ['Hose', 'Green {1}and{/1} long', 'Hidden']],
  [{ includedKeys: ['shop/item/**'] }, ['Hose', 'Green {1}and{/1} long']],
  [{ includedKeys: ['**/name'] }, ['Hose', 'Hidden']],
  [{ includedKeys: ['**/@label'] }, ['First']],
  [{ excludedKeys: ['shop/meta'] }, ['Hose', 'Green {1}and{/1} long']],
  [
    { includedKeys: ['**'], excludedKeys: ['**/@id', '**/@label', '**/meta'] },
    ['Hose', 'Green {1}and{/1} long'],
  ],
])('reads what %j chooses', (options, texts) => {
  expect(unitTexts(xmlFormat, shop, options)).toEqual(texts);
});

test.each([
  ['<a><b>one</b><b>two</b></a>', ['one', 'two']],
  ['<a>one <b>two</b></a>', ['one {1}two{/1}']],
  ['<a><p its:translate="no" xmlns:its="http://www.w3.org/2005/11/its">x</p><p>y</p></a>', ['y']],
  ['<a><p>run <c translate="no">ls -l</c> now</p></a>', ['run {1/} now']],
  ['<a translate="no"><b>x</b><c translate="yes">y</c></a>', []],
])('reads %s', (xml, texts) => {
  expect(unitTexts(xmlFormat, xml)).toEqual(texts);
});

test('says the new language where the document said the old one', () => {
  const xml = '<a xml:lang="en"><b>Tea</b></a>';
  expect(translated(xmlFormat, xml, { 'b-1': 'Tee' }, { targetLanguage: 'de' })).toBe(
    '<a xml:lang="de"><b>Tee</b></a>',
  );
});

test('escapes what an encoding lacks', () => {
  const file = Buffer.from('<?xml version="1.0" encoding="iso-8859-1"?><a>Th\u00e9</a>', 'latin1');
  expect(parseDocument(xmlFormat, file).units[0]?.source.text).toBe('Thé');
});

test.each(['<a><b></a>', '<a>&#0;</a>', '', '<a', `${'<a>'.repeat(20_000)}`])('refuses %s', (xml) => {
  expect(() => unitTexts(xmlFormat, xml)).toThrow(/broken|limit/);
});
