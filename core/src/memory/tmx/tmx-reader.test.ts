import { describe, expect, test } from 'vitest';
import { DocumentFormatError } from '../../document/document-format-error.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { bytes, tmx } from '../../testing/tmx-files.ts';
import { readTmx, TmxReader } from './tmx-reader.ts';

describe('reading a segment', () => {
  test.each([
    ['text', 'Hello &amp; 你好 <!-- gone --> !', 'Hello & 你好  !'],
    ['white space around', '\n   Hello\n  ', 'Hello'],
    ['a brace', 'an {open brace', 'an {{open brace'],
    ['a pair', 'A <bpt i="1">&lt;a></bpt>link<ept i="1">&lt;/a></ept>.', 'A {1}link{/1}.'],
    ['nested pairs', '<bpt i="1"/><bpt i="2"/>x<ept i="2"/><ept i="1"/>', '{1}{2}x{/2}{/1}'],
    ['crossing pairs', '<bpt i="1"/>a<bpt i="2"/>b<ept i="1"/>c<ept i="2"/>', '{1}a{2}b{/1}c{/2}'],
    ['bold', 'A <bpt i="1" type="bold">&lt;b></bpt>fat<ept i="1"/> cat', 'A {b}fat{/b} cat'],
    [
      'italic underlined',
      '<bpt i="1" type="italic"/><bpt i="2" type="ulined"/>x<ept i="2"/><ept i="1"/>',
      '{i}{u}x{/u}{/i}',
    ],
    ['bold without end', 'a <bpt i="1" type="bold"/>b', 'a {1}b'],
    ['an end alone', 'a<ept i="1"/>b', 'a{/1}b'],
    ['isolated codes', '<it pos="begin">&lt;b></it>a<it pos="end">&lt;/b></it>', '{1}a{/2}'],
    ['placeholders', 'See <ph type="image">&lt;img></ph> and <ph/>', 'See {1/} and {2/}'],
    ['a code with text of its own', 'A <ph>&lt;img alt="<sub>cat</sub>"></ph> sat', 'A {1/} sat'],
    ['unknown codes', 'a<ut>{\\cs1 </ut>b', 'a{1/}b'],
    ['a highlight', 'a <hi type="x-name">b <hi>c</hi></hi> d', 'a {1}b {2}c{/2}{/1} d'],
    ['CDATA', '<![CDATA[1 < 2 & 3]]>', '1 < 2 & 3'],
  ])('%s', (_what, segment, markup) => {
    const [variant] =
      readTmx(tmx(`<tu><tuv xml:lang="en"><seg>${segment}</seg></tuv></tu>`)).units[0]?.variants ?? [];
    expect(variant && toMarkup(variant.text)).toBe(markup);
  });

  test('gives corresponding codes of the variants the same id', () => {
    const [unit] = readTmx(
      tmx(`<tu><tuv xml:lang="en"><seg><bpt i="1" x="1"/>a<ept i="1"/> <ph x="9"/></seg></tuv>
        <tuv xml:lang="fr"><seg><ph x="9"/> <bpt i="4" x="1"/>b<ept i="4"/></seg></tuv></tu>`),
    ).units;
    expect(unit?.variants.map((variant) => toMarkup(variant.text))).toEqual([
      '{1}a{/1} {2/}',
      '{2/} {1}b{/1}',
    ]);
  });
});

describe('reading a file', () => {
  test('keeps properties, notes and attributes of all levels', () => {
    const { header, units } = readTmx(
      bytes(`<!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4">
        <header srclang="en"><note>about</note><prop type="p">h</prop></header><body>
        <tu tuid="7" changedate="20240131T120000Z"><note>n</note><prop type="x-unknown">kept &lt;</prop>
        <tuv xml:lang="en" creationid="ann"><prop type="q">v</prop><seg>a</seg></tuv></tu></body></tmx>`),
    );
    expect(header).toEqual({
      attributes: { srclang: 'en' },
      notes: [{ text: 'about' }],
      properties: [{ type: 'p', value: 'h' }],
    });
    expect(units).toEqual([
      {
        attributes: { tuid: '7', changedate: '20240131T120000Z' },
        notes: [{ text: 'n' }],
        properties: [{ type: 'x-unknown', value: 'kept <' }],
        variants: [
          {
            language: 'en',
            attributes: { creationid: 'ann' },
            notes: [],
            properties: [{ type: 'q', value: 'v' }],
            text: fromMarkup('a'),
            codes: {},
          },
        ],
      },
    ]);
  });

  const plain =
    '<tmx version="1.1"><header/><body><tu><tuv lang="ZH"><seg>你好é</seg></tuv></tu></body></tmx>';

  test.each([
    ['UTF-8 with a byte order mark', bytes(`\ufeff${plain}`)],
    ['UTF-16 little endian', utf16(`\ufeff${plain}`)],
    ['UTF-16 big endian', utf16(`\ufeff${plain}`).map((_, i, all) => all[i ^ 1] ?? 0)],
    ['UTF-16 without a mark', utf16(plain)],
    ['UTF-8 that calls itself UTF-16', bytes(`<?xml version="1.0" encoding="UTF-16"?>${plain}`)],
    [
      'a declared encoding',
      latin1(`<?xml version="1.0" encoding="iso-8859-1"?>${plain.replace('你好', '')}`),
    ],
  ])('in %s', (_what, file) => {
    const text = readTmx(file).units[0]?.variants[0];
    expect([text?.language, text?.text.text.at(-1)]).toEqual(['ZH', 'é']);
  });

  test('byte by byte gives the same as at once', () => {
    const file = bytes(`\ufeff${plain}`);
    const reader = new TmxReader();
    const units = [...file].flatMap((_, i) => reader.push(file.subarray(i, i + 1)));
    expect([...units, ...reader.finish()]).toEqual(readTmx(file).units);
  });

  const tuv = (inside: string, attributes = '') => `<tuv xml:lang="en"${attributes}>${inside}</tuv>`;

  test.each([
    ['plain texts', `${tuv('<seg>a &amp; b</seg>')}<tuv xml:lang="fr"><seg> c </seg></tuv>`],
    ['lines ended by two characters', `\r\n ${tuv('\r\n<seg>a\r\nb</seg>\r\n')}\r\n`],
    ['attributes', tuv('<seg>a</seg>', ' creationid="x &lt; y" changedate="20240131T120000Z"')],
    ['an attribute that holds >', tuv('<seg>a</seg>', ' creationid="x > y"')],
    ['no text', `${tuv('<seg></seg>')}${tuv('<seg/>')}${tuv('')}<tuv xml:lang="fr"/>`],
    ['an empty one before another', `<tuv xml:lang="fr"/>${tuv('<seg>a</seg>')}`],
    ['a property', `<prop type="p">v</prop>${tuv('<prop type="q">w</prop><seg>a</seg>')}`],
    [
      'codes and comments',
      `${tuv('<seg>a<ph/>b</seg>')}${tuv('<seg>a<!-- -->b</seg>')}${tuv('<!-- --><seg>c</seg>')}`,
    ],
    ['what is unknown', `<x>${tuv('<seg>a</seg>')}</x>${tuv('<seg>b</seg>')}`],
  ])('a unit of %s byte by byte is the same as at once', (_what, inside) => {
    const file = tmx(`<tu>${inside}</tu>\n<tu tuid="2">${inside}</tu>`);
    const reader = new TmxReader();
    const units = [...file].flatMap((_, i) => reader.push(file.subarray(i, i + 1)));
    expect([...units, ...reader.finish()]).toEqual(readTmx(file).units);
    expect(readTmx(file).units).toHaveLength(2);
  });

  test.each([
    ['an attribute twice', '<seg>a</seg></tuv><tuv xml:lang="fr" xml:lang="fr"><seg>b</seg>'],
    ['an attribute without quotes', '<seg>a</seg></tuv><tuv xml:lang=fr><seg>b</seg>'],
    ['tags that cross', '<seg>a</tuv></seg>'],
  ])('refuses a text with %s', (_what, inside) => {
    expect(() => readTmx(tmx(`<tu>${tuv(inside)}</tu>`))).toThrow(
      expect.objectContaining({ code: 'broken' }),
    );
  });

  test.each([
    ['nothing', '', 'empty'],
    ['another kind of XML', '<xliff/>', 'unsupported'],
    ['no XML', 'PK\u0003\u0004', 'broken'],
    ['a file cut off', plain.slice(0, -20), 'cut-off'],
    ['an entity of its own', plain.replace('你好', '&secret;'), 'entities'],
    [
      'an external entity',
      `<!DOCTYPE tmx [<!ENTITY secret SYSTEM "file:///etc/passwd">]>${plain.replace('你好', '&secret;')}`,
      'unsafe',
    ],
    ['an unknown encoding', `<?xml version="1.0" encoding="klingon"?>${plain}`, 'wrong-encoding'],
  ])('refuses %s', (_what, file, code) => {
    expect(() => readTmx(bytes(file))).toThrow(expect.objectContaining({ code }));
    expect(() => readTmx(bytes(file))).toThrow(DocumentFormatError);
  });

  test.each([
    ['a text', 'aaaaaaaaaaaaaaaaaaaa'],
    ['texts and codes', '<ph x="1"/>some text between codes'],
    ['properties', '<prop type="x-a">value</prop>'],
    ['white space', '                    '],
    ['languages', `</seg></tuv><tuv xml:lang="fr" changeid="${'a'.repeat(200)}"><seg>`],
  ])('refuses %s without end, long before the end', (_what, repeated) => {
    const reader = new TmxReader();
    const piece = new TextEncoder().encode(repeated.repeat(4_000));
    reader.push(new TextEncoder().encode('<tmx version="1.4"><header/><body><tu><tuv xml:lang="en"><seg>'));
    let bytes = 0;
    const pushWithoutEnd = () => {
      for (; bytes < 2 ** 30; bytes += piece.length) reader.push(piece);
    };
    expect(pushWithoutEnd).toThrow(expect.objectContaining({ code: 'too-long' }));
    expect(bytes).toBeLessThan(32 * 2 ** 20);
  });

  test.each([
    ['a reference', 'A&#x1F;b'],
    ['a half pair', 'A&#xD800;b'],
    ['a control character', 'A\u0002b'],
    ['a NUL', 'A\u0000b'],
    ['one in a code', '<ph type="&#1;"/>Ab'],
    ['one in a property', '<prop type="x">\u0001</prop>'],
  ])('a character that XML forbids spoils its unit alone: %s', (_what, spoiled) => {
    const tu = (inside: string) => `<tu><tuv xml:lang="en">${inside}</tuv></tu>`;
    const bad = spoiled.startsWith('<prop') ? `${spoiled}<seg>Ab</seg>` : `<seg>${spoiled}</seg>`;
    const file = `<tmx version="1.4"><header/><body>${tu(bad)}${tu('<seg>Good</seg>')}${tu(bad)}</body></tmx>`;
    const { units } = readTmx(new TextEncoder().encode(file));
    expect(units.map(({ isSpoiled = false, variants }) => [isSpoiled, variants[0]?.text.text])).toEqual([
      [true, 'Ab'],
      [false, 'Good'],
      [true, 'Ab'],
    ]);
  });

  test('reads any number of units of one line', () => {
    const reader = new TmxReader();
    const unit = '<tu><tuv xml:lang="en"><seg>One</seg></tuv><tuv xml:lang="fr"><seg>Un</seg></tuv></tu>';
    const piece = new TextEncoder().encode(unit.repeat(1_000));
    reader.push(new TextEncoder().encode('<tmx version="1.4"><header/><body>'));
    let units = 0;
    for (let i = 0; i < 150; i++) units += reader.push(piece).length;
    expect(units).toBe(150_000);
  });

  test('refuses bytes that are not of the encoding', () => {
    expect(() => readTmx(latin1(plain.replace('你好', '')))).toThrow(
      expect.objectContaining({ code: 'wrong-encoding' }),
    );
  });
});

function utf16(text: string): Uint8Array {
  return new Uint8Array(Uint16Array.from(text, (_, i) => text.charCodeAt(i)).buffer);
}

function latin1(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
