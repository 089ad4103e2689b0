import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { tmxFormat } from './tmx-format.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function tmx(units: string, header = 'srclang="en" segtype="sentence"'): Uint8Array {
  return bytes(`<tmx version="1.4"><header ${header}/><body>${units}</body></tmx>`);
}

const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
const threeLanguages = tmx(`<tu>${tuv('de-AT', 'Eins')}${tuv('EN_US', 'One')}${tuv('fr', 'Un')}</tu>`);

describe('languages', () => {
  test.each([
    [{}, ['One', 'Eins']],
    [{ targetLanguage: 'fr-CA' }, ['One', 'Un']],
    [{ sourceLanguage: 'fr', targetLanguage: 'de' }, ['Un', 'Eins']],
    [{ targetLanguage: 'ja' }, ['One', undefined]],
  ])('with %j', (options, texts) => {
    const [unit] = parseDocument(tmxFormat, threeLanguages, options).units;
    expect([unit?.source.text, unit?.target?.text]).toEqual(texts);
  });

  test('a unit without the source language is no unit', () => {
    expect(parseDocument(tmxFormat, threeLanguages, { sourceLanguage: 'ja' }).units).toEqual([]);
  });
});

test.each([
  [
    'A <bpt i="1" x="7">x</bpt>b<ept i="1">y</ept>',
    '<bpt i="3" x="7">x</bpt>B<ept i="3">y</ept> A',
    '{1}B{/1} A',
  ],
  ['A <ph x="1"/> <ph x="2"/>', 'A <ph x="2"/> <ph x="1"/>', 'A {2/} {1/}'],
  ['A <ph/>', 'A <ph/><ph/>', 'A {1/}'],
  ['A <hi>b</hi>', '<hi>B</hi> A', '{1}B{/1} A'],
  ['A <it pos="end">x</it>', 'A<it pos="end">x</it>', 'A{/1}'],
])('a code of %s is the same in %s', (source, target, markup) => {
  const [unit] = parseDocument(tmxFormat, tmx(`<tu>${tuv('en', source)}${tuv('de', target)}</tu>`)).units;
  expect(unit?.target && toMarkup(unit.target)).toBe(markup);
});

describe('writing', () => {
  test('only the target changes', () => {
    const { output } = buildDocument(tmxFormat, threeLanguages, new Map([['#1', fromMarkup('Ein < Zwei')]]));
    expect(Buffer.from(output).toString()).toBe(
      Buffer.from(threeLanguages).toString().replace('Eins', 'Ein &lt; Zwei'),
    );
  });

  test('a language that is missing stands behind the source', () => {
    const unit = '<tu>\n <tuv lang="en">\n  <seg>A</seg>\n </tuv>\n</tu>';
    const build = (options: object) =>
      buildDocument(tmxFormat, tmx(unit), new Map([['#1', fromMarkup('B')]]), options);
    expect(Buffer.from(build({ targetLanguage: 'de' }).output).toString()).toContain(
      '\n </tuv>\n <tuv lang="de">\n  <seg>B</seg>\n </tuv>\n</tu>',
    );
    expect(build({}).warnings).toEqual([{ code: 'text-not-written', count: 1 }]);
  });
});

test.each([
  ['sentence', '', false],
  ['paragraph', '', true],
  ['sentence', ' segtype="block"', true],
])('in a memory of %ss a unit%s may be cut: %s', (type, attribute, segmentable) => {
  const file = tmx(`<tu${attribute}>${tuv('en', 'A. B.')}</tu>`, `srclang="en" segtype="${type}"`);
  expect(parseDocument(tmxFormat, file).units[0]?.segmentable).toBe(segmentable);
});

test.each([
  ['a unit that does not end', '<tmx><header/><body><tu><tuv><seg>A</body></tmx>', 'cut-off'],
  [
    'an entity of its own',
    '<!DOCTYPE tmx [<!ENTITY a "b">]><tmx><body><tu><tuv><seg>&a;</seg></tuv></tu></body></tmx>',
    'entities',
  ],
  ['other XML', '<html/>', 'broken'],
])('refuses %s', (_what, text, code) => {
  expect(() => parseDocument(tmxFormat, bytes(text))).toThrow(expect.objectContaining({ code }));
});
