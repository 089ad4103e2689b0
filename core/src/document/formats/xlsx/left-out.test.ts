import { describe, expect, test } from 'vitest';
import { readWorkbookTexts, workbook, workbookWarnings } from '../../../testing/workbook-texts.ts';
import { buildXlsx, shared } from '../../../testing/xlsx-builder.ts';
import type { FormatOptions } from '../../document-format.ts';

describe('what is hidden', () => {
  const rows = [
    shared('A1', 0) + shared('B1', 0),
    `<row r="2" hidden="1">${shared('A2', 0)}</row>`,
    `<row r="3" hidden="1">${shared('A3', 0)}</row>`,
  ];
  const before = '<cols><col min="2" max="3" hidden="1"/></cols>';
  const file = buildXlsx({
    sheets: [
      { name: 'Shown', rows, before, after: '<mergeCells><mergeCell ref="A3:A4"/></mergeCells>' },
      { name: 'Gone', state: 'veryHidden', rows: [shared('A1', 0)] },
    ],
    strings: ['<t>text</t>'],
  });

  test('is counted, except a merged cell of which a part is seen', () => {
    expect(Object.keys(readWorkbookTexts(file))).toEqual(['A1', 'A3']);
    expect(workbookWarnings(file)).toEqual([{ code: 'hidden-text-skipped', count: 3 }]);
  });

  test('is read where that is asked for', () => {
    expect(Object.keys(readWorkbookTexts(file, { hiddenText: true }))).toHaveLength(5);
  });
});

test('leaves out colors, styles and columns', () => {
  const fill = (color: string) =>
    `<fill><patternFill patternType="solid"><fgColor ${color}/></patternFill></fill>`;
  const styles = [
    `<fills><fill/><fill/>${fill('rgb="FFFFC7CE"')}${fill('indexed="13"')}</fills>`,
    '<cellXfs><xf/><xf fillId="2"/><xf fillId="3"/><xf xfId="1"/></cellXfs>',
    '<cellStyles><cellStyle name="Normal" xfId="0"/><cellStyle name="Bad" xfId="1"/></cellStyles>',
  ].join('');
  const rows = [[0, 1, 2, 3].map((style) => shared(`${'ABCD'[style]}1`, 0, style)).join('')];
  const file = workbook({ rows }, { strings: ['<t>text</t>'], styles });
  const places = (options: FormatOptions) => Object.keys(readWorkbookTexts(file, options)).join();
  expect(places({ excludedColors: ['#FFC7CE'] })).toBe('A1,C1,D1');
  expect(places({ excludedColors: ['#ffff00'] })).toBe('A1,B1,D1');
  expect(places({ excludedStyles: ['bad'] })).toBe('A1,B1,C1');
  expect(places({ excludedColumns: ['A', 'C'] })).toBe('B1,D1');
  expect(workbookWarnings(file, { excludedColumns: ['A', 'C'] })).toEqual([
    { code: 'excluded-text-skipped', count: 2 },
  ]);
});
