import { expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildXlsx, inline } from '../../../testing/xlsx-builder.ts';
import { rewriteDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const table =
  `<table ${main} id="1" name="T" displayName="T" ref="A1:B3"><autoFilter ref="A1:B3"><filterColumn colId="0"><filters>` +
  '<filter val="north"/><filter val="Elsewhere"/></filters></filterColumn></autoFilter>' +
  '<tableColumns count="2"><tableColumn id="1" name="Region"/><tableColumn id="2" name="Sales"/></tableColumns></table>';
const file = buildXlsx({
  sheets: [
    {
      name: 'Data',
      rows: [
        inline('A1', 'Region') + inline('B1', 'Sales'),
        inline('A2', 'North') + inline('B2', 'Much'),
        inline('A3', 'R &amp; d') + inline('B3', 'Little'),
      ],
      parts: [{ type: 'table', name: 'tables/table1.xml', content: table }],
      after:
        "<autoFilter ref='A1:B3'><filterColumn colId='0'><filters><filter val='R &amp; d'/></filters></filterColumn></autoFilter>",
    },
  ],
});

test('what filters keep of cells follows them', () => {
  const { output } = rewriteDocument(xlsxFormat, file, ({ source }) =>
    plainInline(source.text.toUpperCase()),
  );
  const written = readZipText(output, 'xl/tables/table1.xml');
  expect(written).toContain('<filter val="NORTH"/><filter val="Elsewhere"/>');
  expect(readZipText(output, 'xl/worksheets/sheet1.xml')).toContain('<filter val="R &amp; D"/>');
});

test('a file whose cells stay keeps its filters', () => {
  const { output } = rewriteDocument(xlsxFormat, file, () => undefined);
  expect(readZipText(output, 'xl/tables/table1.xml')).toBe(table);
});
