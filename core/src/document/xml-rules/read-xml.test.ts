import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { spliceText } from '../../text/splice-text.ts';
import { readXml } from './read-xml.ts';
import type { XmlRule, XmlVocabulary } from './xml-vocabulary.ts';
import { XmlWarnings } from './xml-warnings.ts';

const rules: Readonly<Record<string, XmlRule>> = {
  p: { role: 'block', attributes: ['title'] },
  pre: { role: 'block', preserve: true },
  b: { role: 'inline', details: { type: 'format' }, styles: ['bold'] },
  em: { role: 'inline', details: { type: 'format', display: 'em' } },
  run: { role: 'inline', details: { type: 'format' }, meaningless: true },
  both: { role: 'inline', details: { type: 'format' }, styles: ['bold', 'italic'] },
  img: { role: 'code', details: { type: 'image', required: true }, attributes: ['alt'] },
  note: { role: 'group', nested: { type: 'note', required: true } },
  sp: { role: 'text', text: ' ' },
  code: { role: 'skipped', warning: 'excluded-text-skipped' },
};
const vocabulary: XmlVocabulary = {
  namespaces: new Map(),
  joinsAlike: true,
  styleMarks: { bold: ['<b>', '</b>'], italic: ['<i>', '</i>'], underline: ['<u>', '</u>'] },
  rule: ({ name }) => rules[name] ?? { role: 'group' },
};

function read(xml: string, targets: Readonly<Record<string, string>> = {}) {
  const units: (readonly [id: string, markup: string])[] = [];
  const warnings = new XmlWarnings();
  const splices = readXml(xml, {
    part: 'a.xml',
    idPrefix: '',
    vocabulary,
    embeddedHtml: false,
    warnings,
    visit({ id, source }) {
      units.push([id, toMarkup(source)]);
      return targets[id] === undefined ? undefined : fromMarkup(targets[id]);
    },
  });
  return { units, warnings: warnings.list(), written: spliceText(xml, splices) };
}

test.each([
  ['<d><p> A <b>bold</b>\n  word </p></d>', 'A {b}bold{/b} word'],
  ['<d><p><em>All of it</em></p></d>', 'All of it'],
  ['<d><p>a<img/></p></d>', 'a'],
  ['<d><p>a<img/>b</p></d>', 'a{1/}b'],
  ['<d><p>a <em/> b</p></d>', 'a {1/} b'],
  ['<d><p>a<sp/><sp/>b</p></d>', 'a  b'],
  ['<d><p><run>wo</run><run>rd</run> it</p></d>', 'word it'],
  ['<d><p><em>wo</em><em>rd</em> it</p></d>', '{1}word{/1} it'],
  ['<d><p><both>x</both> y</p></d>', '{b}{i}x{/i}{/b} y'],
  ['<d><p>5 &lt; 6 <![CDATA[& <7>]]></p></d>', '5 < 6 & <7>'],
  ['<d><p>a &mdash; b &who; c</p></d>', 'a — b {1/} c'],
  ['<d><pre>  a\n   b </pre></d>', 'a\n   b'],
  ['<d><p>a<!-- no -->b<?go on?>c</p></d>', 'a{1/}b{2/}c'],
])('reads %s', (xml, expected) => {
  expect(read(xml).units.map(([, markup]) => markup)).toEqual([expected]);
});

test.each([
  ['what is XML of its own', '<d><p>a</p></d>', 'b < c & d', '<d><p>b &lt; c &amp; d</p></d>'],
  ['references as they were', '<d><p>a &mdash; &#233;</p></d>', 'é — a', '<d><p>&#233; &mdash; a</p></d>'],
  [
    'a section',
    '<d><p> <![CDATA[a < b]]> </p></d>',
    'b ]]> a',
    '<d><p> <![CDATA[b ]]]]><![CDATA[> a]]> </p></d>',
  ],
  ['a section that is only a part', '<d><p>a <![CDATA[< b]]></p></d>', 'c < d', '<d><p>c &lt; d</p></d>'],
  [
    'runs that mean nothing without',
    '<d><p>X <run>wo</run><run>rd</run></p></d>',
    'Wort',
    '<d><p>Wort</p></d>',
  ],
  ['new styles', '<d><p>a</p></d>', '{i}b{/i}', '<d><p><i>b</i></p></d>'],
  [
    'several styles as a mark each',
    '<d><p><both>x</both> y</p></d>',
    'y {b}{i}x{/i}{/b}',
    '<d><p>y <b><i>x</i></b></p></d>',
  ],
  ['codes that were lost', '<d><p>a<img/>b</p></d>', 'ab', '<d><p>ab<img/></p></d>'],
])('writes %s', (_, xml, target, written) => {
  expect(read(xml, { 'p-1': target }).written).toBe(written);
});

test('parts a text where a block stands in it, and keeps an element that goes on', () => {
  const xml = '<d><p>one <em>two <p>block</p> three</em> four</p></d>';
  const { units } = read(xml);
  expect(units).toEqual([
    ['p-1', 'one {1}two'],
    ['p-2', 'block'],
    ['p-1.2', 'three{/1} four'],
  ]);
  const crossed = read(xml, { 'p-1': '{b}zwei {1}eins{/b}', 'p-1.2': 'vier {/1}drei' });
  expect(crossed.written).toBe('<d><p><b>zwei </b><em><b>eins</b> <p>block</p> vier </em>drei</p></d>');
});

test('visits what is inside a code after the text around it', () => {
  const xml = '<d><p title="T">a<note><p>inner</p></note> b <img alt="picture"/> c</p></d>';
  const targets = { 'p-1': '{2/} C {1/}', 'p-2': 'INNER', 'img-1@alt': 'A "B"', 'p-1@title': 'U' };
  const { units, written } = read(xml, targets);
  expect(units.map(([id]) => id)).toEqual(['p-1@title', 'p-1', 'p-2', 'img-1@alt']);
  expect(written).toBe('<d><p title="U"><img alt="A &quot;B&quot;"/> C <note><p>INNER</p></note></p></d>');
  const onlyInner = read(xml, { 'p-2': 'INNER' });
  expect(onlyInner.written).toBe(xml.replace('inner', 'INNER'));
});

test('counts what is skipped', () => {
  expect(read('<d><code>x</code><p>a</p></d>').warnings).toEqual([
    { code: 'excluded-text-skipped', count: 1 },
  ]);
});

test('refuses texts inside texts without end', () => {
  const depth = 60;
  const xml = `<d>${'<p>a<note>'.repeat(depth)}${'</note></p>'.repeat(depth)}</d>`;
  expect(() => read(xml)).toThrow('limit');
});
