import { describe, expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { buildXlsx, inline } from '../../../testing/xlsx-builder.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { xlsxFormat } from './xlsx-format.ts';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const extension = 'xmlns="http://schemas.microsoft.com/office/spreadsheetml/2009/9/main"';
const cache =
  `<pivotCacheDefinition ${main}><cacheFields><cacheField name="Region"><sharedItems><s v="North"/><s v="Far"/>` +
  '</sharedItems></cacheField><cacheField name="Sales"><sharedItems/></cacheField></cacheFields></pivotCacheDefinition>';
const table =
  `<pivotTableDefinition ${main} rowHeaderCaption="Row labels" grandTotalCaption="Total"><pivotFields>` +
  '<pivotField name="Area"/></pivotFields><dataFields><dataField name="Sum of sales"/></dataFields></pivotTableDefinition>';
const file = buildXlsx({
  sheets: [
    { name: 'Data', rows: [inline('A1', 'Region') + inline('B1', 'Sales'), inline('A2', 'North')] },
    {
      name: 'Pivot',
      rows: [
        inline('A1', 'Row labels') + inline('B1', 'Sum of sales'),
        '<c r="A2"><f>GETPIVOTDATA("Sum of sales",$A$1,"Region","North")</f><v>5</v></c>',
      ],
      parts: [
        { type: 'pivotTable', name: 'pivotTables/pivotTable1.xml', content: table },
        {
          type: 'slicer',
          name: 'slicers/slicer1.xml',
          content: `<slicers ${extension}><slicer name="r" caption="By region"/></slicers>`,
        },
      ],
    },
  ],
  workbookParts: [
    { type: 'pivotCacheDefinition', name: 'pivotCache/pivotCacheDefinition1.xml', content: cache },
  ],
});

function rewritten(translations: Readonly<Record<string, string>>) {
  const { output } = rewriteDocument(xlsxFormat, file, ({ source }) =>
    plainInline(translations[source.text] ?? source.text),
  );
  return (part: string) => readZipText(output, `xl/${part}`);
}

describe('pivot tables', () => {
  test('have what no cell says as texts of their own', () => {
    const { units } = parseDocument(xlsxFormat, file);
    const own = units.filter(({ kind }) => kind !== 'cell');
    expect(own.map(({ id, source }) => [id.replace(/^xl\//, ''), source.text])).toEqual([
      ['slicers/slicer1.xml#slicer-1', 'By region'],
      ['pivotTables/pivotTable1.xml#pivotTableDefinition-1.grandTotalCaption', 'Total'],
      ['pivotTables/pivotTable1.xml#pivotField-1.name', 'Area'],
    ]);
  });

  test('follow the cells they repeat, and formulas that ask them do', () => {
    const read = rewritten({
      Region: 'Gebiet',
      North: 'Nord',
      'Sum of sales': 'Summe',
      'Row labels': 'Zeilen',
    });
    const data = read('pivotCache/pivotCacheDefinition1.xml');
    expect(data).toContain('<cacheField name="Gebiet"><sharedItems><s v="Nord"/><s v="Far"/>');
    expect(read('pivotTables/pivotTable1.xml')).toContain(
      'rowHeaderCaption="Zeilen" grandTotalCaption="Total"',
    );
    expect(read('pivotTables/pivotTable1.xml')).toContain('<dataField name="Summe"/>');
    expect(read('worksheets/sheet2.xml')).toContain('GETPIVOTDATA("Summe",$A$1,"Gebiet","Nord")');
  });

  test('keep names apart that must differ', () => {
    const read = rewritten({ Region: 'Umsatz', Sales: 'Umsatz', 'Sum of sales': 'Umsatz', North: 'Far' });
    const data = read('pivotCache/pivotCacheDefinition1.xml');
    expect(data).toContain('<cacheField name="Umsatz"><sharedItems><s v="Far2"/><s v="Far"/>');
    expect(data).toContain('<cacheField name="Umsatz2">');
    expect(read('pivotTables/pivotTable1.xml')).toContain('<dataField name="Umsatz "/>');
  });

  test('stay byte for byte where no cell changed, also where names are doubled', () => {
    const doubled = cache.replace('v="Far"', 'v="north"').replace('"Sales"', '"Region"');
    const twice = buildXlsx({
      sheets: [
        { name: 'S', parts: [{ type: 'pivotTable', name: 'pivotTables/pivotTable1.xml', content: table }] },
      ],
      workbookParts: [{ type: 'pivotCacheDefinition', name: 'pivotCache/cache1.xml', content: doubled }],
    });
    const { output } = rewriteDocument(xlsxFormat, twice, () => undefined);
    expect(Buffer.from(output).equals(twice)).toBe(true);
  });

  test('give their filters new titles', () => {
    expect(rewritten({ 'By region': 'Nach Gebiet' })('slicers/slicer1.xml')).toContain(
      'caption="Nach Gebiet"',
    );
  });
});
