import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMarkup } from '../../inline/markup.ts';
import { bytes, tmx, tmxUnit } from '../../testing/tmx-files.ts';
import { readTmx } from './tmx-reader.ts';
import type { TmxUnit } from './tmx-unit.ts';
import { writeTmx } from './tmx-writer.ts';

describe('writing', () => {
  test.each([
    'plain & <simple>',
    'a {1}link{/1} and {2/}',
    '{1}cut here',
    'and here{/1}',
    '{b}fat{/b} {i}lean{/i} {b}{i}both{/i}{/b}',
    '{1}{u#ff0000}red{/u}{/1}',
    '{b}a{1}b{/b}c{/1}',
    '中文 😀',
  ])('reads what was written: %s', (markup) => {
    expect(rewritten(markup)).toBe(markup);
  });

  test('of any text gives XML', () => {
    // Every code point, lone surrogates too; the library's own unit for that takes seconds to begin.
    const anyText = fc
      .array(fc.integer({ min: 0, max: 0x10ffff }))
      .map((codes) => String.fromCodePoint(...codes));
    fc.assert(
      fc.property(anyText, (text) => {
        const xml = [...writeTmx([tmxUnit(text.replaceAll('{', '{{'))], writing)].join('');
        expect(readTmx(bytes(xml)).units).toHaveLength(1);
      }),
    );
  });

  test.each([
    [
      'codes of every kind',
      '<bpt i="1" x="2" type="link">&lt;a href=&quot;<sub datatype="plaintext">x</sub>&quot;&gt;</bpt>a<ept i="1"></ept> <ph assoc="p"></ph><hi type="n">b</hi><ut>\\q</ut>',
    ],
    ['white space around', '\n  a\t'],
    ['elements that TMX does not know', 'a <b class="x">fat</b> cat'],
  ])('gives %s back as they stood', (_what, segment) => {
    const { units } = readTmx(tmx(`<tu><tuv xml:lang="en"><seg>${segment}</seg></tuv></tu>`));
    const again = readTmx(bytes([...writeTmx(units, writing)].join('')));
    expect(again.units[0]?.variants[0]?.segment).toBe(segment);
    expect(again.units).toEqual(units);
  });

  test('keeps what header, units and variants hold beside what TMX knows', () => {
    const strange = '<x:y xmlns:x="urn:x" a="1">b<c></c></x:y>';
    const described = `<note xml:lang="fr" o-encoding="e">n</note><prop type="t" xml:lang="de">p</prop>${strange}`;
    const file = `<tmx version="1.4"><header srclang="*all*" creationtool="Other" o-tmf="x">${described}<ude name="u"><map unicode="#xF8FF"></map></ude></header>
      <body><tu>${described}<tuv xml:lang="en" lang="en">${described}<seg>a</seg></tuv></tu></body></tmx>`;
    const { header, units } = readTmx(bytes(file));
    const again = readTmx(bytes([...writeTmx(units, { ...writing, header })].join('')));
    expect(again.units).toEqual(units);
    expect(again.header).toMatchObject(header);
    expect(units[0]?.variants[0]?.others).toEqual([strange]);
    expect(header.others).toEqual([strange, '<ude name="u"><map unicode="#xF8FF"></map></ude>']);
  });

  test('keeps what other tools put into a unit', () => {
    const known: TmxUnit = {
      ...tmxUnit('a'),
      attributes: { tuid: '1"<' },
      properties: [{ type: 'x-other', value: 'a < b' }],
      notes: [{ text: 'n & m' }],
    };
    const again = readTmx(bytes([...writeTmx([known], writing)].join('')));
    expect(again.units).toEqual([known]);
    expect(again.header.attributes['srclang']).toBe('en');
  });
});

const writing = { sourceLanguage: 'en', programVersion: '1.0.0' };

function rewritten(markup: string): string | undefined {
  const again = readTmx(bytes([...writeTmx([tmxUnit(markup)], writing)].join('')));
  const text = again.units[0]?.variants[0]?.text;
  return text && toMarkup(text);
}
