import { expect, test } from 'vitest';
import { fromMarkup, toMarkup } from '../../../inline/markup.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildXlsx } from '../../../testing/xlsx-builder.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const schemas = 'http://schemas.openxmlformats.org';
const names = `xmlns:a="${schemas}/drawingml/2006/main" xmlns:xdr="${schemas}/drawingml/2006/spreadsheetDrawing" xmlns:mc="${schemas}/markup-compatibility/2006" xmlns:c="${schemas}/drawingml/2006/chart"`;
const paragraph = (...runs: readonly string[]) =>
  `<a:p><a:pPr algn="ctr"/>${runs.join('')}<a:endParaRPr/></a:p>`;
const run = (text: string, attributes = '') => `<a:r><a:rPr lang="en"${attributes}/><a:t>${text}</a:t></a:r>`;
const shape = `<xdr:sp><xdr:cNvPr id="2" name="Box" descr="A box"/><xdr:txBody>${paragraph(run('Hello ', ' dirty="0"'), run('you', ' b="1"'), '<a:br/>', run('there'))}</xdr:txBody></xdr:sp>`;
const fallback = `<xdr:sp><xdr:txBody>${paragraph(run('Hello '), run('you', ' b="1"'), '<a:br/>', run('there'))}</xdr:txBody></xdr:sp>`;
const drawing = `<xdr:wsDr ${names}><mc:AlternateContent><mc:Choice Requires="x">${shape}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent></xdr:wsDr>`;
const chart = `<c:chartSpace ${names}><c:title><c:rich>${paragraph(run('Sales', ' sz="1400"'))}</c:rich></c:title><c:strCache><c:v>cached</c:v></c:strCache></c:chartSpace>`;
const relations = `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="c" Type="${schemas}/officeDocument/2006/relationships/chart" Target="../charts/chart1.xml"/></Relationships>`;

const file = buildXlsx({
  sheets: [{ name: 'S', parts: [{ type: 'drawing', name: 'drawings/drawing1.xml', content: drawing }] }],
  parts: [
    { name: 'xl/drawings/_rels/drawing1.xml.rels', content: relations },
    { name: 'xl/charts/chart1.xml', content: chart },
  ],
});

test('shapes, titles of charts and, where asked for, descriptions are read', () => {
  const { units } = parseDocument(xlsxFormat, file, { altText: true });
  expect(units.map(({ id, kind, source }) => [id, kind, toMarkup(source)])).toEqual([
    ['xl/drawings/drawing1.xml#shape-2.descr', 'attribute', 'A box'],
    ['xl/drawings/drawing1.xml#p1', 'text-box', 'Hello {b}you{/b}{1/}there'],
    ['xl/charts/chart1.xml#p1', 'title', 'Sales'],
  ]);
});

test('what repeats a shape for older programs follows it', () => {
  const targets = new Map([
    ['xl/drawings/drawing1.xml#p1', fromMarkup('{i}Hallo{/i}{1/}du')],
    ['xl/charts/chart1.xml#p1', fromMarkup('Umsatz')],
  ]);
  const { output } = buildDocument(xlsxFormat, file, targets, { targetLanguage: 'de' });
  const written = readZipText(output, 'xl/drawings/drawing1.xml');
  const runs =
    '<a:r><a:rPr lang="de" i="1"/><a:t>Hallo</a:t></a:r><a:br/><a:r><a:rPr lang="de"/><a:t>du</a:t></a:r>';
  expect(written.split(paragraph(runs))).toHaveLength(3);
  expect(readZipText(output, 'xl/charts/chart1.xml')).toContain(
    '<a:r><a:rPr lang="de" sz="1400"/><a:t>Umsatz</a:t></a:r>',
  );
});
