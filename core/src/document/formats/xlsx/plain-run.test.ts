import { expect, test } from 'vitest';
import { plainLook } from '../ooxml/run-nodes.ts';
import { placeOfPlainRun, readPlainRun } from './plain-run.ts';

const whole = (text: string) => ({ start: 0, end: text.length });

test.each([
  ['<t>a &amp; b_x000D_</t>', 'a & b\r'],
  ['<x:t xml:space="preserve"> a</x:t>', ' a'],
  ['<t></t>', ''],
])('reads %s again from its place', (xml, text) => {
  const place = placeOfPlainRun(xml, whole(xml), [{ text }]);
  expect(place && readPlainRun(xml, place.start, place.end)).toEqual({ text });
});

test.each([
  ['<t><![CDATA[a]]></t>'],
  ['<t>a<!-- b --></t>'],
  ['<t>a</t><phoneticPr fontId="1"/>'],
  ['<r><t>a</t></r>'],
  ['<t/>'],
])('%s is more than plain text', (xml) => {
  expect(placeOfPlainRun(xml, whole(xml), [{ text: 'a' }])).toBeUndefined();
});

test('a run with a look is not plain', () => {
  const xml = '<t>a</t>';
  expect(placeOfPlainRun(xml, whole(xml), [{ text: 'a', look: plainLook }])).toBeUndefined();
});
