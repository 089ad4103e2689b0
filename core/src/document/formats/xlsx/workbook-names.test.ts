import { describe, expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildXlsx, inline } from '../../../testing/xlsx-builder.ts';
import { buildDocument, parseDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

function write(file: Uint8Array, targets: Readonly<Record<string, string>>, options = {}) {
  const texts = new Map(Object.entries(targets).map(([id, text]) => [id, plainInline(text)]));
  return buildDocument(xlsxFormat, file, texts, options).output;
}

describe('headings of a table', () => {
  const table = `<table xmlns="${main}" id="1" displayName="Prices" ref="A1:B3" totalsRowCount="1"><tableColumns count="2"><tableColumn id="1" name="Item" totalsRowLabel="Total"/><tableColumn id="2" name="Net_x000a_price"><calculatedColumnFormula>[@Item]&amp;1</calculatedColumnFormula></tableColumn></tableColumns></table>`;
  const file = buildXlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          inline('A1', 'Item') + inline('B1', 'Net\nprice'),
          `${inline('A2', 'Pen')}<c r="B2"><f>Prices[[#This Row],[Item]]</f><v>1</v></c>`,
          inline('A3', 'Total'),
        ],
        parts: [{ type: 'table', name: 'tables/table1.xml', content: table }],
      },
    ],
    workbook:
      '<definedNames><definedName name="items">Prices[Item]</definedName></definedNames><calcPr calcId="1"/>',
  });
  const sheet = 'xl/worksheets/sheet1.xml';
  const id = (place: string) => `${sheet}#${place}`;

  test('give the table its names, and formulas follow', () => {
    const output = write(file, { [id('A1')]: 'Artikel #', [id('A3')]: 'Summe', [id('B1')]: 'Netto\nPreis' });
    const written = readZipText(output, 'xl/tables/table1.xml');
    expect(written).toContain('id="1" name="Artikel #" totalsRowLabel="Summe"');
    expect(written).toContain('name="Netto_x000a_Preis"><calculatedColumnFormula>[@Artikel \'#]&amp;1<');
    expect(readZipText(output, sheet)).toContain("<f>Prices[[#This Row],[Artikel '#]]</f>");
    const workbook = readZipText(output, 'xl/workbook.xml');
    expect(workbook).toContain("Prices[Artikel '#]<");
    expect(workbook).toContain('<calcPr fullCalcOnLoad="1" calcId="1"/>');
  });

  test('stay different from one another', () => {
    const output = write(file, { [id('A1')]: 'Preis', [id('B1')]: 'preis' });
    expect(readZipText(output, 'xl/tables/table1.xml')).toContain('name="preis2"');
    const texts = parseDocument(xlsxFormat, output).units.map(({ source }) => source.text);
    expect(texts).toEqual(['Preis', 'preis2', 'Pen', 'Total']);
  });
});

describe('names of sheets', () => {
  const chart =
    '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:f>Data!$A$1</c:f></c:chartSpace>';
  const file = buildXlsx({
    sheets: [
      {
        name: 'Data',
        rows: ['<c r="A1"><f>Other!A1</f><v>1</v></c>'],
        after: '<hyperlinks><hyperlink ref="A1" location="Other!A1"/></hyperlinks>',
      },
      { name: 'Other' },
    ],
    workbook: '<definedNames><definedName name="all">Data!$A:$A</definedName></definedNames>',
    parts: [{ name: 'xl/charts/chart1.xml', content: chart }],
  });
  const [first, second] = ['xl/worksheets/sheet1.xml#name', 'xl/worksheets/sheet2.xml#name'];

  test('are read where that is asked for', () => {
    expect(parseDocument(xlsxFormat, file).units).toEqual([]);
    const { units } = parseDocument(xlsxFormat, file, { sheetNames: true });
    expect(units.map(({ id, source, maxLength }) => [id, source.text, maxLength])).toEqual([
      [first, 'Data', 31],
      [second, 'Other', 31],
    ]);
  });

  test('take along formulas, names, links and charts', () => {
    const targets = { [first]: 'Daten', [second]: 'Die anderen: alle' };
    const output = write(file, targets, { sheetNames: true });
    const workbook = readZipText(output, 'xl/workbook.xml');
    expect(workbook).toContain('<sheet name="Daten"');
    expect(workbook).toContain('<sheet name="Die anderen  alle"');
    expect(workbook).toContain('Daten!$A:$A<');
    const sheet = readZipText(output, 'xl/worksheets/sheet1.xml');
    expect(sheet).toContain("<f>'Die anderen  alle'!A1</f>");
    expect(sheet).toContain(`location="'Die anderen  alle'!A1"`);
    expect(readZipText(output, 'xl/charts/chart1.xml')).toContain('<c:f>Daten!$A$1</c:f>');
  });

  test('stay different, short and without what Excel forbids', () => {
    const long = 'x'.repeat(40);
    const output = write(file, { [first]: `${long}[1]`, [second]: `'${long}'` }, { sheetNames: true });
    const names = readZipText(output, 'xl/workbook.xml').match(/(?<=sheet name=")[^"]*/g);
    expect(names).toEqual(['x'.repeat(31), `${'x'.repeat(30)}2`]);
  });
});
