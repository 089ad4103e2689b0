import { describe, expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { buildDocx, type DocxContents, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import type { FormatOptions } from '../../document-format.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const schemas = 'http://schemas.openxmlformats.org/drawingml/2006';
const drawn = (text: string) => `<a:p xmlns:a="${schemas}/main"><a:r><a:t>${text}</a:t></a:r></a:p>`;
const chart = `<c:chartSpace xmlns:c="${schemas}/chart"><c:title>${drawn('Sales')}</c:title><c:strCache><c:pt><c:v>North</c:v></c:pt></c:strCache></c:chartSpace>`;
const diagram = (text: string) =>
  `<dgm:dataModel xmlns:dgm="${schemas}/diagram">${drawn(text)}</dgm:dataModel>`;

const parts = [
  { type: 'chart', name: 'charts/chart1.xml', content: chart },
  { type: 'diagramData', name: 'diagrams/data1.xml', content: diagram('Step') },
  { type: 'diagramDrawing', name: 'diagrams/drawing1.xml', content: diagram('Step') },
];

function unitsOf(contents: DocxContents, options: FormatOptions = {}) {
  return parseDocument(docxFormat, buildDocx(contents), options).units;
}

function markups(contents: DocxContents, options: FormatOptions = {}) {
  return unitsOf(contents, options).map(({ source }) => toMarkup(source));
}

function write(
  contents: DocxContents,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
) {
  const map = new Map(Object.entries(targets).map(([id, markup]) => [id, fromMarkup(markup)]));
  return buildDocument(docxFormat, buildDocx(contents), map, options).output;
}

test('charts and diagrams follow the text they belong to', () => {
  const contents = { body: [paragraph(run('text'))], footnotes: [paragraph(run('note'))], parts };
  expect(unitsOf(contents).map(({ id, source }) => [id, source.text])).toEqual([
    ['word/document.xml#p1', 'text'],
    ['word/charts/chart1.xml#p1', 'Sales'],
    ['word/charts/chart1.xml#v1', 'North'],
    ['word/diagrams/data1.xml#p1', 'Step'],
    ['word/footnotes.xml#p1', 'note'],
  ]);
  const targets = { 'word/diagrams/data1.xml#p1': 'Schritt', 'word/charts/chart1.xml#v1': 'Nord' };
  const output = write(contents, targets);
  expect(readZipText(output, 'word/diagrams/drawing1.xml')).toContain('>Schritt<');
  expect(readZipText(output, 'word/charts/chart1.xml')).toContain('<c:v>Nord</c:v>');
});

test('names that stand in a chart itself are read', () => {
  const own = (xml: string) => `<c:chartSpace xmlns:c="${schemas}/chart">${xml}</c:chartSpace>`;
  const content = own(
    '<c:ser><c:tx><c:v>Plan</c:v></c:tx><c:cat><c:strLit><c:pt><c:v>May</c:v></c:pt></c:strLit></c:cat>' +
      '<c:val><c:numCache><c:pt><c:v>12</c:v></c:pt></c:numCache></c:val>' +
      '<c:trendline><c:name>Trend</c:name></c:trendline></c:ser>',
  );
  const contents = { body: [], parts: [{ type: 'chart', name: 'charts/chart1.xml', content }] };
  expect(markups(contents)).toEqual(['Plan', 'May', 'Trend']);
  const output = write(contents, { 'word/charts/chart1.xml#v3': 'Verlauf' });
  expect(readZipText(output, 'word/charts/chart1.xml')).toContain('<c:name>Verlauf</c:name>');
});

test('descriptions and properties are read where asked for', () => {
  const picture = `<w:drawing><wp:docPr id="1" name="Picture 1" descr="A cat"/></w:drawing>`;
  const contents = {
    body: [paragraph(run('see '), runOf(picture)), paragraph(run('and '), runOf(picture))],
    properties: '<dc:title>Cats</dc:title>',
  };
  const options = { altText: true, documentProperties: true };
  expect(markups(contents)).toEqual(['see ', 'and ']);
  expect(markups(contents, options)).toEqual(['A cat', 'see ', 'and ', 'Cats']);
  const output = write(
    contents,
    {
      'word/document.xml#d1': 'Eine "Katze"',
      'word/document.xml#p1': 'sieh {1/}',
      'docProps/core.xml#title': 'Katzen',
    },
    options,
  );
  expect(readZipText(output, 'word/document.xml').match(/descr="Eine &quot;Katze&quot;"/g)).toHaveLength(2);
  expect(readZipText(output, 'docProps/core.xml')).toContain('<dc:title>Katzen</dc:title>');
});

test('letters in the shape of a picture are text', () => {
  const art = '<w:pict><v:shape alt="art"><v:textpath string="DRAFT"/></v:shape></w:pict>';
  expect(unitsOf({ body: [paragraph(runOf(art))] }).map(({ kind, source }) => [kind, source.text])).toEqual([
    ['text-box', 'DRAFT'],
  ]);
});

describe('text that the options leave out', () => {
  const styles = [
    '<w:style w:type="character" w:styleId="C"><w:name w:val="Code"/></w:style>',
    '<w:style w:type="paragraph" w:styleId="P"><w:name w:val="Listing"/></w:style>',
  ];
  const body = [
    paragraph(run('call '), run('f(x)', '<w:rStyle w:val="C"/>'), run(' now')),
    paragraph('<w:pPr><w:pStyle w:val="P"/></w:pPr>', run('x = 1')),
    paragraph(
      run('keep '),
      run('this', '<w:highlight w:val="yellow"/>'),
      run(' and '),
      run('that', '<w:shd w:val="clear" w:fill="FFFF00"/>'),
    ),
  ];

  test('by style', () => {
    const options = { excludedStyles: ['code', 'Listing'] };
    expect(markups({ body, styles }, options).slice(0, 2)).toEqual([
      'call {1/} now',
      'keep {1}this{/1} and {2}that{/2}',
    ]);
    const file = buildDocx({ body, styles });
    const { units, warnings } = parseDocument(docxFormat, file, options);
    expect(units[0]?.codes[1]).toMatchObject({ display: 'f(x)', equivalent: 'f(x)', required: true });
    expect(warnings).toEqual([{ code: 'excluded-text-skipped', count: 2 }]);
  });

  test('by color of the marking', () => {
    expect(markups({ body, styles }, { excludedColors: ['#FFFF00'] }).at(-1)).toBe('keep {1/} and {2/}');
  });
});

describe('a paragraph whose end is deleted', () => {
  const deleted = '<w:pPr><w:jc/><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
  const mark = '<w:bookmarkEnd w:id="9"/>';

  test('goes on in the next', () => {
    const body = [
      paragraph(deleted, run('one ')),
      mark,
      paragraph(deleted, run('two ')),
      paragraph('<w:pPr><w:ind/></w:pPr>', run('three')),
      paragraph(run('four')),
    ];
    expect(unitsOf({ body }).map(({ id, source }) => [id, source.text])).toEqual([
      ['word/document.xml#p1', 'one two three'],
      ['word/document.xml#p2', 'four'],
    ]);
    const output = write({ body }, { 'word/document.xml#p1': 'eins' });
    expect(readZipText(output, 'word/document.xml')).toContain(
      `<w:body>${mark}<w:p><w:pPr><w:ind/></w:pPr><w:r><w:t>eins</w:t></w:r></w:p><w:p>`,
    );
    const again = parseDocument(docxFormat, output).units;
    expect(again.map(({ id }) => id)).toEqual(['word/document.xml#p1', 'word/document.xml#p2']);
  });

  test('stands for itself at the end of a cell, before a table and before an empty paragraph', () => {
    const cell = `<w:tbl><w:tr><w:tc>${paragraph(deleted, run('cell'))}</w:tc></w:tr></w:tbl>`;
    const body = [
      paragraph(deleted, run('one')),
      cell,
      paragraph(deleted, run('two')),
      '<w:p/>',
      paragraph(run('three')),
    ];
    expect(unitsOf({ body }).map(({ kind, source }) => [kind, source.text])).toEqual([
      ['paragraph', 'one'],
      ['cell', 'cell'],
      ['paragraph', 'two'],
      ['paragraph', 'three'],
    ]);
  });
});
