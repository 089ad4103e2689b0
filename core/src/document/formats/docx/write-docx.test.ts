import { describe, expect, test } from 'vitest';
import { fromMarkup } from '../../../inline/markup.ts';
import { buildDocx, type DocxContents, field, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument, rewriteDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const red = '<w:color w:val="FF0000"/>';
const note = '<w:footnoteReference w:id="1"/>';
const plainRun = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
const spacedRun = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

const inOneRun = (runs: string) => runs.replaceAll(/<\/?w:r>/g, '');

describe('a replaced paragraph', () => {
  test.each<[string, string[], string, string]>([
    ['gets its text', [run('old')], 'new', plainRun('new')],
    ['keeps spaces at the edges', [run('old')], ' new', spacedRun(' new')],
    ['keeps double spaces', [run('old')], 'a  b', spacedRun('a  b')],
    ['is escaped', [run('old')], 'a < b & c', plainRun('a &lt; b &amp; c')],
    ['holds no character XML forbids', [run('old')], 'be\u0007ll', plainRun('bell')],
    ['breaks lines', [run('old')], 'a\nb', '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t></w:r>'],
    [
      'gets hyphens that do not break',
      [run('old')],
      'a\u2011b',
      '<w:r><w:t>a</w:t><w:noBreakHyphen/><w:t>b</w:t></w:r>',
    ],
    ['keeps its look', [run('old', red)], 'new', `<w:r><w:rPr>${red}</w:rPr><w:t>new</w:t></w:r>`],
    ['gets bold', [run('old')], '{b}new{/b}', '<w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t>new</w:t></w:r>'],
    [
      'has its properties in the order of the schema',
      [run('old', `<w:sz w:val="20"/>${red}<w:rStyle w:val="S"/>`)],
      '{i}{u#0000ff}new{/u}{/i}',
      `<w:r><w:rPr><w:rStyle w:val="S"/><w:i/><w:iCs/>${red}<w:sz w:val="20"/><w:u w:val="single" w:color="0000FF"/></w:rPr><w:t>new</w:t></w:r>`,
    ],
    [
      'is bold where a style said it is not',
      [run('old', '<w:b w:val="0"/>')],
      '{b}new{/b}',
      '<w:r><w:rPr><w:b/><w:bCs/></w:rPr><w:t>new</w:t></w:r>',
    ],
    [
      'moves its codes',
      [run('a plain '), run('red', red), run(' '), runOf(note), run('end')],
      '{2/}{1}rot{/1} Ende',
      `<w:r>${note}</w:r><w:r><w:rPr>${red}</w:rPr><w:t>rot</w:t></w:r>${spacedRun(' Ende')}`,
    ],
    [
      'keeps what stands at its edges',
      [runOf('<w:tab/>'), `<w:hyperlink r:id="r1">${run('old')}</w:hyperlink>`, runOf('<w:drawing/>')],
      'new',
      `<w:r><w:tab/></w:r><w:hyperlink r:id="r1">${plainRun('new')}</w:hyperlink><w:r><w:drawing/></w:r>`,
    ],
    [
      'accepts changes',
      [
        '<w:proofErr w:type="spellStart"/>',
        `<w:ins>${run('a')}</w:ins>`,
        `<w:del>${run('b')}</w:del>`,
        run('c'),
      ],
      'new',
      plainRun('new'),
    ],
    [
      'keeps comments about where they were',
      [
        run('one '),
        '<w:commentRangeStart w:id="0"/>',
        run('two'),
        '<w:commentRangeEnd w:id="0"/>',
        run(' three'),
      ],
      'eins zwei drei',
      `${spacedRun('eins ')}<w:commentRangeStart w:id="0"/>${spacedRun('zwei ')}<w:commentRangeEnd w:id="0"/>${plainRun('drei')}`,
    ],
    [
      'keeps fields whole',
      [run('page '), field('PAGE', run('3')), run('.')],
      'S. {1/}!',
      `<w:r><w:t xml:space="preserve">S. </w:t>${inOneRun(field('PAGE', run('3')))}<w:t>!</w:t></w:r>`,
    ],
  ])('%s', (_, content, target, expected) => {
    expect(bodyOf(write({ body: [paragraph(...content)] }, [target]))).toBe(`<w:p>${expected}</w:p>`);
  });

  test.each<[string, string, string, number]>([
    ['loses no footnote', 'gone', `<w:r><w:t>gone</w:t>${note}</w:r>`, 1],
    ['has each footnote once', '{1/}x{1/}', `<w:r>${note}<w:t>x</w:t></w:r>`, 0],
    ['ignores codes it never had', '{7}x{/7}{1/}{8/}', `<w:r><w:t>x</w:t>${note}</w:r>`, 0],
    ['ignores an end without a beginning', '{1/}x{/2}', `<w:r>${note}<w:t>x</w:t></w:r>`, 0],
    [
      'closes a link that stayed open',
      '{1/}{2}x',
      `<w:r>${note}</w:r><w:hyperlink>${plainRun('x')}</w:hyperlink>`,
      1,
    ],
    [
      'untangles links',
      '{1/}{2}a{3}b{/2}c{/3}',
      `<w:r>${note}</w:r><w:hyperlink>${plainRun('a')}<w:bdo>${plainRun('b')}</w:bdo></w:hyperlink>${plainRun('c')}`,
      0,
    ],
  ])('%s', (_, target, expected, restored) => {
    const content = [
      run('a'),
      runOf(note),
      `<w:hyperlink>${run('b')}</w:hyperlink><w:bdo>${run('c')}</w:bdo>`,
      run('d'),
    ];
    const { output, warnings } = buildDocument(
      docxFormat,
      buildDocx({ body: [paragraph(...content)] }),
      new Map([['word/document.xml#p1', fromMarkup(target)]]),
    );
    expect(bodyOf(output)).toBe(`<w:p>${expected}</w:p>`);
    expect(warnings.find(({ code }) => code === 'codes-restored')?.count ?? 0).toBe(restored);
  });

  test('leaves its neighbors as they are, byte by byte', () => {
    const neighbor = `<w:p  w:rsidR = '00'><!-- ? --><w:r><w:rPr/><w:t>stay&#10;</w:t></w:r><w:proofErr/></w:p>`;
    const body = [neighbor, paragraph(run('old')), neighbor];
    const output = write({ body }, [undefined, 'new']);
    expect(bodyOf(output)).toBe(`${neighbor}<w:p>${plainRun('new')}</w:p>${neighbor}`);
  });

  test('survives properties that stand where they must not', () => {
    const body = [paragraph(`<w:ins><w:pPr><w:bidi/></w:pPr>${run('old')}</w:ins>`)];
    expect(bodyOf(write({ body }, ['new'], { targetLanguage: 'ar' }))).toContain(
      '<w:t>new</w:t></w:r></w:p>',
    );
  });

  test('keeps its properties and those of its tag', () => {
    const body = ['<w:p w:rsidR="1"><w:pPr><w:jc w:val="center"/></w:pPr><w:r><w:t>old</w:t></w:r></w:p>'];
    const expected = `<w:p w:rsidR="1"><w:pPr><w:jc w:val="center"/></w:pPr>${plainRun('new')}</w:p>`;
    expect(bodyOf(write({ body }, ['new']))).toBe(expected);
  });

  test('takes the text box that hangs on it along', () => {
    const box = (text: string) =>
      `<w:drawing><w:txbxContent><w:p>${plainRun(text)}</w:p></w:txbxContent></w:drawing>`;
    const body = [paragraph(run('a '), runOf(box('inner')), run('outer'))];
    const output = write({ body }, ['INNER', 'OUTER{1/}']);
    expect(bodyOf(output)).toBe(`<w:p><w:r><w:t>OUTER</w:t>${box('INNER')}</w:r></w:p>`);
  });

  test('is repeated for older programs where they have the same text', () => {
    const box = (text: string, properties = '') =>
      `<w:txbxContent><w:p><w:r>${properties}<w:t>${text}</w:t></w:r></w:p></w:txbxContent>`;
    const look = `<w:rPr>${red}</w:rPr>`;
    const choice = (text: string, repeated: string, other: string) =>
      paragraph(
        runOf(
          `<mc:AlternateContent><mc:Choice Requires="wps">${box(text)}</mc:Choice><mc:Fallback>${box(repeated, look)}${box(other)}</mc:Fallback></mc:AlternateContent>`,
        ),
      );
    expect(bodyOf(write({ body: [choice('old', 'old', 'else')] }, ['new']))).toBe(
      choice('new', 'new', 'else'),
    );
  });

  test('splits at tabs and writes the parts that were not replaced as they were', () => {
    const body = [paragraph(runOf('<w:t>a</w:t><w:tab/><w:t>b</w:t>'), run('c', red))];
    const targets = new Map([['word/document.xml#p1.1', fromMarkup('A')]]);
    const { output } = buildDocument(docxFormat, buildDocx({ body }), targets, { splitByTab: true });
    const rest = `<w:r><w:tab/><w:t>b</w:t></w:r><w:r><w:rPr>${red}</w:rPr><w:t>c</w:t></w:r>`;
    expect(bodyOf(output)).toBe(`<w:p>${plainRun('A')}${rest}</w:p>`);
  });
});

describe('a new language', () => {
  test.each<[string, string, string, string, string]>([
    ['de', '', 'neu', '', '<w:lang w:val="de"/>'],
    ['zh-CN', '', '新', '', '<w:rFonts w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/>'],
    [
      'zh-CN',
      '<w:rFonts w:ascii="Arial" w:hint="default"/><w:lang w:val="en-US"/>',
      '新',
      '',
      '<w:rFonts w:ascii="Arial" w:hint="eastAsia"/><w:lang w:eastAsia="zh-CN"/>',
    ],
    [
      'ar',
      '<w:b/><w:sz w:val="20"/>',
      'جديد',
      '<w:pPr><w:bidi/></w:pPr>',
      '<w:b/><w:bCs/><w:sz w:val="20"/><w:szCs w:val="20"/><w:rtl/><w:lang w:bidi="ar"/>',
    ],
    ['he', '', 'Word', '<w:pPr><w:bidi/></w:pPr>', '<w:lang w:bidi="he"/>'],
  ])('%s over %j', (targetLanguage, properties, target, head, expected) => {
    const output = write({ body: [paragraph(run('old', properties))] }, [target], { targetLanguage });
    expect(bodyOf(output)).toBe(
      `<w:p>${head}<w:r><w:rPr>${expected}</w:rPr><w:t>${target}</w:t></w:r></w:p>`,
    );
  });

  test.each([
    ['ar', '<w:keepNext/><w:jc w:val="left"/>', '<w:pPr><w:keepNext/><w:bidi/><w:jc w:val="left"/></w:pPr>'],
    ['ar', '<w:keepNext/>', '<w:pPr><w:keepNext/><w:bidi/></w:pPr>'],
    ['ar', '<w:bidi/>', '<w:pPr><w:bidi/></w:pPr>'],
    ['ar', '<w:bidi w:val="0"/>', '<w:pPr><w:bidi/></w:pPr>'],
    ['en', '<w:bidi/><w:jc w:val="left"/>', '<w:pPr><w:jc w:val="left"/></w:pPr>'],
  ])('%s turns paragraphs with %j', (targetLanguage, properties, expected) => {
    const body = [`<w:p><w:pPr>${properties}</w:pPr>${run('old')}</w:p>`];
    const output = bodyOf(write({ body }, ['x'], { targetLanguage }));
    expect(output.slice(0, output.indexOf('<w:r>'))).toBe(`<w:p>${expected}`);
  });
});

describe('tables of contents', () => {
  const body = [paragraph(field('TOC', run('Chapter'))), paragraph(run('Chapter'))];

  test.each([
    [['<w:zoom/>', '<w:compat/>'], '<w:zoom/><w:updateFields w:val="true"/><w:compat/>'],
    [['<w:zoom/>'], '<w:zoom/><w:updateFields w:val="true"/>'],
    [['<w:updateFields/>'], '<w:updateFields/>'],
  ])('are computed anew: %j', (settings, expected) => {
    const output = write({ body, settings }, ['Kapitel']);
    expect(readZipText(output, 'word/settings.xml')).toContain(`>${expected}</w:settings>`);
  });

  test('are left alone when nothing changed', () => {
    const file = buildDocx({ body, settings: ['<w:zoom/>'] });
    expect(rewriteDocument(docxFormat, file, () => undefined).output).toBe(file);
  });
});

describe('other spellings of the format', () => {
  const strict = (xml: string) =>
    xml.replace(
      'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
      'http://purl.oclc.org/ooxml/wordprocessingml/main',
    );
  const otherPrefix = (xml: string) => xml.replaceAll('w:', 'x:').replace('xmlns:w=', 'xmlns:x=');
  const noPrefix = (xml: string) => xml.replaceAll(/(<\/?)w:/g, '$1').replace('xmlns:w=', 'xmlns=');
  const utf16 = (xml: string) => Buffer.from(`\ufeff${xml.replace('UTF-8', 'UTF-16')}`, 'utf16le');

  test.each<[string, (xml: string) => string | Uint8Array, string]>([
    ['strict', strict, '<w:u w:val="single"/>'],
    ['another prefix', otherPrefix, '<x:u x:val="single"/>'],
    [
      'no prefix',
      noPrefix,
      '<u xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" w:val="single"/>',
    ],
  ])('%s', (_, encode, expected) => {
    const output = write({ body: [paragraph(run('old'))], encode }, ['a {u}new{/u}']);
    expect(readZipText(output, 'word/document.xml')).toContain(expected);
    expect(parseDocument(docxFormat, output).units[0]?.source).toEqual(fromMarkup('a {u}new{/u}'));
  });

  test('UTF-16', () => {
    const output = write({ body: [paragraph(run('old'))], encode: utf16 }, ['新']);
    expect(parseDocument(docxFormat, output).units[0]?.source.text).toBe('新');
  });
});

function write(
  contents: DocxContents,
  targets: readonly (string | undefined)[],
  options: FormatOptions = {},
): Uint8Array {
  let next = 0;
  const visit = () => {
    const target = targets[next++];
    return target === undefined ? undefined : fromMarkup(target);
  };
  return rewriteDocument(docxFormat, buildDocx(contents), visit, options).output;
}

/** What stands between the body's tags, without its last section. */
function bodyOf(file: Uint8Array): string {
  const xml = readZipText(file, 'word/document.xml');
  return xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('<w:sectPr>'));
}
