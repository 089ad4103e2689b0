import { describe, expect, test } from 'vitest';
import { fromMarkup } from '../../../inline/markup.ts';
import { bytes, pair, read, transUnit, version12, written } from '../../../testing/xliff-files.ts';
import { buildDocument, parseDocument, rewriteDocument } from '../../read-document.ts';
import { xliffFormat } from './xliff-format.ts';

describe('reading 1.2', () => {
  test.each([
    ['<source>A</source>', 'A', undefined],
    ['<source>A</source><target/>', 'A', undefined],
    ['<source>A</source><target> </target>', 'A', undefined],
    ['<source>A&amp;<![CDATA[<b>]]></source><target>B</target>', 'A&<b>', 'B'],
    ['<source>A <x id="1"/><x id="1"/></source><target><x id="1"/> B</target>', 'A {1/}{2/}', '{1/} B'],
    ['<source>A <g id="1">b</g></source><target>A <g id="7">b</g></target>', 'A {1}b{/1}', 'A b'],
    ['<source>A <bpt id="1">x</bpt>b<ept id="1">y</ept></source>', 'A {1}b{/1}', undefined],
    ['<source>A <it id="1" pos="close">x</it></source>', 'A {/1}', undefined],
    ['<source>A <mrk mtype="protected">b</mrk></source>', 'A {1/}', undefined],
    ['<source>\n  A\n  b  c \n</source>', 'A b  c', undefined],
    ['<source xml:space="preserve">\n  A\n </source>', '\n  A\n ', undefined],
    ['<source>A\nb</source>', 'A\nb', undefined],
    ['<source>A \n \n \n b&#10; c</source>', 'A b\n c', undefined],
    ['<source>A</source><alt-trans><target>C</target></alt-trans>', 'A', undefined],
  ])('%s', (inside, source, target) => {
    const [unit] = read(transUnit(inside));
    expect(unit && pair(unit)).toEqual([source, target]);
  });

  test.each([
    ['', '', undefined],
    ['', ' state="needs-translation"', 'draft'],
    ['', ' state="needs-review-translation"', 'draft'],
    ['', ' state="translated"', 'translated'],
    ['', ' state="signed-off"', 'reviewed'],
    [' approved="yes"', ' state="translated"', 'reviewed'],
  ])('unit%s with target%s is %s', (unit, target, state) => {
    const file = transUnit(`<source>A</source><target${target}>B</target>`, unit);
    expect(read(file)[0]?.targetState).toBe(state);
  });

  test('segments are units that nobody cuts, with the id of both', () => {
    const seg = '<mrk mtype="seg" mid="1">A.</mrk> <mrk mtype="seg" mid="2">B.</mrk>';
    const units = read(
      transUnit(
        `<source>A. B.</source><seg-source>${seg}</seg-source><target>${seg.replace('A', 'X')}</target>`,
      ),
    );
    expect(units.map(({ id, key, segmentable }) => [id, key, segmentable])).toEqual([
      ['1/1/1', '1/1', false],
      ['1/1/2', '1/2', false],
    ]);
    expect(units.map(pair)).toEqual([
      ['A.', 'X.'],
      ['B.', 'B.'],
    ]);
  });

  test('what is not to be translated is counted', () => {
    const report = parseDocument(
      xliffFormat,
      version12('<group translate="no"><trans-unit id="1"><source>A</source></trans-unit></group>'),
    );
    expect(report.units).toEqual([]);
    expect(report.warnings).toEqual([{ code: 'excluded-text-skipped', count: 1 }]);
  });

  test('text inside codes is counted', () => {
    const { warnings } = parseDocument(
      xliffFormat,
      transUnit('<source>A <ph id="1">&lt;img alt="<sub>B</sub>"&gt;</ph></source>'),
    );
    expect(warnings).toEqual([{ code: 'text-in-codes-skipped', count: 1 }]);
  });

  test('targets of another language than the wanted one are not offered', () => {
    const file = transUnit('<source>A</source><target>B</target>');
    expect(read(file, { targetLanguage: 'fr' })[0]?.target).toBeUndefined();
    expect(read(file, { targetLanguage: 'de-AT' })[0]?.target?.text).toBe('B');
  });
});

describe('writing 1.2', () => {
  test.each([
    ['<source>A</source>', 'B', '<source>A</source><target state="translated">B</target>'],
    ['<source>A</source><target/>', 'B', '<source>A</source><target>B</target>'],
    ['<source>A</source><target />', 'B & <c>', '<source>A</source><target>B &amp; &lt;c&gt;</target>'],
    [
      '<source>A</source><target state="new"/>',
      'B',
      '<source>A</source><target state="translated">B</target>',
    ],
    [
      '<source>A</source><target state="final">B</target>',
      'B',
      '<source>A</source><target state="final">B</target>',
    ],
    [
      '<source>A <x id="1"/></source>',
      'B',
      '<source>A <x id="1"/></source><target state="translated">B<x id="1"/></target>',
    ],
    [
      '<source><![CDATA[<b>]]> A</source>',
      'B',
      '<source><![CDATA[<b>]]> A</source><target state="translated">B</target>',
    ],
    [
      '<source><![CDATA[A&]]></source>',
      'B]]>',
      '<source><![CDATA[A&]]></source><target state="translated"><![CDATA[B]]]]><![CDATA[>]]></target>',
    ],
  ])('%s with %s', (inside, target, expected) => {
    expect(written(transUnit(inside), { '1/1': target })).toContain(
      `<trans-unit id="1">${expected}</trans-unit>`,
    );
  });

  test('elements with text in them always nest', () => {
    const inside =
      '<source><bx id="1"/>a<bx id="2"/>b<ex id="1"/>c<ex id="2"/> <g id="3">d</g> <g id="4">e</g></source>';
    const crossing = '{1}a{2}b{/1}c{/2} {3}d {4}f{/3} e{/4}';
    const output = written(transUnit(inside), { '1/1': crossing });
    expect(read(bytes(output))[0]?.target?.codes).toHaveLength(8);
  });

  test('a segment that is not translated yet stays empty in a new target', () => {
    const seg =
      '<g id="1"><mrk mtype="seg" mid="1">A.</mrk></g> <mrk mtype="seg" mid="2">B.</mrk><mrk mtype="seg" mid="3">–</mrk>';
    const output = written(transUnit(`<source>A. B.–</source><seg-source>${seg}</seg-source>`), {
      '1/1/2': 'Y.',
    });
    expect(output).toContain(
      '<target state="translated"><g id="1"><mrk mtype="seg" mid="1"></mrk></g> <mrk mtype="seg" mid="2">Y.</mrk><mrk mtype="seg" mid="3">–</mrk></target>',
    );
  });

  test.each([
    ['', ' target-language="fr"'],
    ['target-language="de"', 'target-language="fr"'],
    ['target-language="fr-CA"', 'target-language="fr-CA"'],
  ])('a file with %j says of what language its targets are', (file, expected) => {
    const output = written(
      version12('<trans-unit id="1"><source>A</source></trans-unit>', file),
      { '1/1': 'B' },
      { targetLanguage: 'fr' },
    );
    expect(output).toContain(expected);
  });
});

test('segments in segments are read without end', () => {
  const seg = '<mrk mtype="seg" mid="1">';
  const nested = `${seg.repeat(5_000)}A${'</mrk>'.repeat(5_000)}`;
  expect(read(transUnit(`<source>A</source><seg-source>${nested}</seg-source>`))).toHaveLength(1);
});

describe('encodings', () => {
  test('characters the encoding lacks become references', () => {
    const head = '<?xml version="1.0" encoding="iso-8859-1"?>';
    const file = Buffer.from(head + Buffer.from(transUnit('<source>é</source>')).toString(), 'latin1');
    const { output } = buildDocument(xliffFormat, file, new Map([['1/1', fromMarkup('é 译')]]));
    expect(Buffer.from(output).toString('latin1')).toContain(
      '<target state="translated">é &#35793;</target>',
    );
  });

  test('bytes that are no UTF-8 are refused', () => {
    const file = Buffer.concat([transUnit('<source>A</source>'), Uint8Array.from([0xc3, 0x28])]);
    expect(() => read(file)).toThrow(expect.objectContaining({ code: 'wrong-encoding' }));
  });

  test('text of another file is refused', () => {
    const file = `<!DOCTYPE xliff [<!ENTITY x SYSTEM "file:///etc/hostname">]>${Buffer.from(transUnit('<source>&x;</source>'))}`;
    expect(() => read(bytes(file))).toThrow(expect.objectContaining({ code: 'unsafe' }));
  });
});

test.each([
  [3, '<xliff version="1.2">'],
  [
    3,
    '\ufeff<?xml version="1.0"?><!-- > --><!DOCTYPE xliff [ <!ENTITY a ">"> ]>\n<p:xliff xmlns:p="urn:oasis:names:tc:xliff:document:2.0">',
  ],
  [0, '<html><xliff></html>'],
  [0, 'xliff'],
])('recognizes with certainty %i', (certainty, file) => {
  expect(xliffFormat.recognize(bytes(file))).toBe(certainty);
});

test.each([
  '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" datatype="plaintext" source-language="en" target-language="LANG"><body><trans-unit id="1"><source>A</source><target xml:lang="LANG">TEXT</target></trans-unit></body></file></xliff>',
  '<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en" trgLang="LANG"><file id="f"><unit id="1"><segment><source>A</source><target xml:lang="LANG">TEXT</target></segment></unit></file></xliff>',
])('a target that says its language says the new one', (file) => {
  const of = (language: string, text: string) => file.replaceAll('LANG', language).replace('TEXT', text);
  const written = rewriteDocument(xliffFormat, Buffer.from(of('fr', 'B')), () => fromMarkup('C'), {
    targetLanguage: 'es',
  });
  const stated = Buffer.from(written.output).toString();
  expect(stated).toContain('xml:lang="es"');
  expect(stated).not.toContain('"fr"');
  expect(stated).toContain('>C</target>');
});
