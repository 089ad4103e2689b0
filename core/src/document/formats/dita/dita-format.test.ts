import { expect, test } from 'vitest';
import { unitTexts } from '../../../testing/document-texts.ts';
import { ditaFormat } from './dita-format.ts';

const topic = (body: string) => `<topic id="t"><title>T</title><body>${body}</body></topic>`;

test.each([
  ['<p>Run <codeph>ls</codeph> in <b>bold</b>.</p>', ['T', 'Run {1/} in {b}bold{/b}.']],
  ['<p>From <ph conref="a.dita#b/c">old</ph> on.</p>', ['T', 'From {1/} on.']],
  ['<p conref="a.dita#b/c">taken from there</p><p>Own</p>', ['T', 'Own']],
  ['<p>See<fn>Note</fn> it.</p>', ['T', 'See{1/} it.', 'Note']],
  ['<ul><li>One <ul><li>Two</li></ul></li></ul>', ['T', 'One', 'Two']],
  ['<p>A <acme-part>special</acme-part> word</p>', ['T', 'A {1}special{/1} word']],
  ['<codeblock>x = 1</codeblock><p translate="no">NO</p>', ['T']],
  ['<p>A <image href="a.png"><alt>picture</alt></image> here</p>', ['T', 'A {1/} here', 'picture']],
])('reads %s', (body, texts) => {
  expect(unitTexts(ditaFormat, topic(body))).toEqual(texts);
});

test.each([
  ['<!DOCTYPE map PUBLIC "-//OASIS//DTD DITA Map//EN" "map.dtd"><map/>', 3],
  [
    '<topic xmlns:ditaarch="http://dita.oasis-open.org/architecture/2005/" ditaarch:DITAArchVersion="1.3"/>',
    3,
  ],
  ['<topic id="a"/>', 1],
  ['<html/>', 0],
])('recognizes %s as %i', (xml, certainty) => {
  expect(ditaFormat.recognize(Buffer.from(xml))).toBe(certainty);
});
