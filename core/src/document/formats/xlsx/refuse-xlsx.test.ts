import { expect, test } from 'vitest';
import { buildXlsx, inline, shared } from '../../../testing/xlsx-builder.ts';
import { parseDocument } from '../../read-document.ts';
import { recognizeFormat } from '../../recognize-format.ts';
import { xlsxFormat } from './xlsx-format.ts';

const types = 'application/vnd';
const sheet = (rows: readonly string[]) => ({ sheets: [{ name: 'S', rows }] });

test.each([
  ['macros', `${types}.ms-excel.sheet.macroEnabled.main+xml`, 'a.xlsm'],
  ['a template', `${types}.openxmlformats-officedocument.spreadsheetml.template.main+xml`, 'a.xltx'],
])('reads a workbook with %s', (_, mainContentType, name) => {
  const file = buildXlsx({ ...sheet([inline('A1', 'Hi')]), mainContentType });
  expect(recognizeFormat(file, name).id).toBe('xlsx');
  expect(parseDocument(xlsxFormat, file).units).toHaveLength(1);
});

test.each([
  ['strict', { strict: true }],
  ['with a prefix', { prefix: 'x:' }],
])('reads a workbook that is %s', (_, kind) => {
  const file = buildXlsx({ ...sheet([inline('A1', 'Hi')]), ...kind });
  expect(parseDocument(xlsxFormat, file).units.map(({ source }) => source.text)).toEqual(['Hi']);
});

test.each([
  [
    'a binary workbook',
    { mainContentType: `${types}.ms-excel.sheet.binary.macroEnabled.main` },
    'wrong-extension',
  ],
  [
    'a Word document',
    { mainContentType: `${types}.openxmlformats-officedocument.wordprocessingml.document.main+xml` },
    'wrong-extension',
  ],
  ['broken XML', sheet(['<c>']), 'broken'],
])('refuses %s', (_, contents, code) => {
  const file = buildXlsx({ ...sheet([]), ...contents });
  expect(() => parseDocument(xlsxFormat, file)).toThrow(expect.objectContaining({ code }));
});

test('bounds a cell with more runs than anybody writes', () => {
  const run = '<r><rPr><b/></rPr><t>a</t></r><r><rPr><i/></rPr><t>b</t></r>';
  const cell = `<c r="A1" t="inlineStr"><is>${run.repeat(10_001)}</is></c>`;
  expect(() => parseDocument(xlsxFormat, buildXlsx(sheet([cell])))).toThrow(
    expect.objectContaining({ code: 'limit' }),
  );
});

test('bounds a long text that very many cells share', () => {
  const rows = Array.from({ length: 300 }, (_, row) => {
    return Array.from({ length: 10 }, (_, column) => shared(`${'ABCDEFGHIJ'[column]}${row + 1}`, 0)).join('');
  });
  const file = buildXlsx({ ...sheet(rows), strings: [`<t>${'long '.repeat(6_000)}</t>`] });
  expect(() => parseDocument(xlsxFormat, file)).toThrow(expect.objectContaining({ code: 'limit' }));
});
