import { describe, expect, test } from 'vitest';
import { createZip } from '../../archive/create-zip.ts';
import { toMarkup } from '../../inline/markup.ts';
import { guessedTermLayout } from '../../terms/exchange/term-columns.ts';
import { TermTable } from '../../terms/exchange/term-table.ts';
import { guessedLayout } from './table-columns.ts';
import { tableHead } from './table-head.ts';
import type { TableLayout } from './table-layout.ts';
import { tableReader } from './table-units.ts';

const languages = { sourceLanguage: 'en', targetLanguages: ['zh-CN', 'fr'] };
const text = (language: string) => ({ field: 'text', language });

describe('of a memory', () => {
  const read = (rows: readonly (readonly string[])[], layout?: TableLayout) => {
    const unitOf = tableReader(languages, layout);
    return rows.flatMap((row) => unitOf(row) ?? []);
  };

  test.each([
    [
      'headings that are known',
      ['en {1}', 'Unknown', 'note', 'zh_CN', 'creationid', 'x-client'],
      true,
      [text('en'), null, { field: 'note' }, text('zh-CN'), { field: 'creationid' }, { field: 'x-client' }],
    ],
    ['no headings', ['Hello', '你好', 'Salut'], false, [text('en'), text('zh-CN'), text('fr')]],
    ['more columns than languages', ['a', 'b', 'c', 'd'], false, [...['en', 'zh-CN', 'fr'].map(text), null]],
  ])('what is guessed of %s is read as it would be without', (_what, row, hasHeadings, columns) => {
    expect(guessedLayout(row, languages)).toEqual({ hasHeadings, columns });
    const rows = [row, row.map((cell) => `${cell} {1}x{/1}`)];
    expect(read(rows, { hasHeadings, columns })).toEqual(read(rows));
  });

  test('what somebody chose holds, whatever the headings say', () => {
    const rows = [
      ['Chinese', 'English', 'who'],
      ['Hello', '你好', 'ann'],
    ];
    const layout = { hasHeadings: true, columns: [text('en'), text('zh-CN'), { field: 'changeid' }] };
    expect(read(rows, layout)).toMatchObject([
      { variants: [{ language: 'en' }, { language: 'zh-CN' }], attributes: { changeid: 'ann' } },
    ]);
    const [unit] = read(rows, { hasHeadings: false, columns: [null, text('en'), text('fr')] });
    expect(unit?.variants.map((one) => `${one.language} ${toMarkup(one.text)}`)).toEqual([
      'en English',
      'fr who',
    ]);
  });

  test('what nobody knows, and columns behind the last one, are left out', () => {
    const layout = {
      hasHeadings: false,
      columns: [text('en'), { field: 'nonsense' }, { field: 'text' }, text('fr')],
    };
    expect(read([['a', 'b', 'c', 'd', 'e']], layout)).toMatchObject([
      { variants: [{ language: 'en' }, { language: 'fr' }], attributes: {}, properties: [] },
    ]);
  });

  test('headings that each sheet has again are no units', () => {
    const sheets = [['en', 'fr'], ['a', 'b'], ['en', 'fr', ''], ['c', 'd'], ['en'], ['en', 'fr', 'x']];
    expect(read(sheets).map(({ variants }) => variants[0]?.text.text)).toEqual(['a', 'c', 'en', 'en']);
  });
});

describe('of terms', () => {
  const read = (rows: readonly (readonly string[])[], layout?: TableLayout) => {
    const table = new TermTable({ ...languages, layout });
    return [...table.push(rows), ...table.finish()];
  };

  test.each([
    [
      'headings that are known',
      ['en', 'fr status', 'fr', 'remark', 'Whatever', 'concept'],
      true,
      [
        text('en'),
        { field: 'status', language: 'fr' },
        text('fr'),
        { field: 'note' },
        null,
        { field: 'concept' },
      ],
    ],
    [
      'no headings',
      ['fog', '雾', 'brume', 'weather'],
      false,
      [...['en', 'zh-CN', 'fr'].map(text), { field: 'note' }],
    ],
  ])('what is guessed of %s is read as it would be without', (_what, row, hasHeadings, columns) => {
    expect(guessedTermLayout(row, languages)).toEqual({ hasHeadings, columns });
    const rows = [row, row.map((cell) => `${cell}!`)];
    expect(read(rows, { hasHeadings, columns })).toEqual(read(rows));
  });

  test('what somebody chose holds, and headings of further sheets are no entries', () => {
    const headings = ['Term', 'Kind', 'Word'];
    const layout = {
      hasHeadings: true,
      columns: [text('fr'), { field: 'note', language: 'fr' }, text('en')],
    };
    expect(read([headings, ['brume', 'rare', 'fog'], headings, ['pluie', '', 'rain']], layout)).toMatchObject(
      [
        {
          sections: [
            { language: 'fr', terms: [{ text: 'brume', note: 'rare' }] },
            { language: 'en', terms: [{ text: 'fog' }] },
          ],
        },
        { sections: [{ language: 'fr' }, { language: 'en', terms: [{ text: 'rain' }] }] },
      ],
    );
  });
});

describe('the first rows of a table', () => {
  const head = (content: Uint8Array, format: 'xlsx' | 'csv') => {
    async function* pieces() {
      for (let at = 0; at < content.length; at += 65_536) yield content.subarray(at, at + 65_536);
    }
    return tableHead(pieces(), format, 2);
  };
  const bytes = (content: string) => new TextEncoder().encode(content);
  const row = (cell: string) => `<row><c t="str"><v>${cell}</v></c></row>`;

  test('are those that hold anything', async () => {
    expect(await head(bytes(',\n\na,b\n , \nc,d\ne,f\n'), 'csv')).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    const sheet = `<worksheet><sheetData><row/>${row('a')}<row/>${row('b')}${row('c')}</sheetData></worksheet>`;
    const file = createZip([{ name: 'xl/worksheets/sheet1.xml', content: bytes(sheet) }]);
    expect(await head(file, 'xlsx')).toEqual([['a'], ['b']]);
  });

  test('of a large file need its beginning alone', async () => {
    const rows = `a,b\n${'x'.repeat(1_000)},y\n`;
    const large = bytes(rows.repeat(3_000));
    expect(await head(large.subarray(0, 1_500_000), 'csv')).toHaveLength(2);
  });

  test.each([
    ['nothing', '', 'csv', 'empty'],
    ['rows that hold nothing', ',\n'.repeat(900_000), 'csv', 'no-text'],
    ['no workbook', 'Hello', 'xlsx', 'broken'],
    ['a quote that never closes', `"${'x'.repeat(2_000_000)}`, 'csv', 'too-long'],
  ] as const)('of %s are refused', async (_what, content, format, code) => {
    await expect(head(bytes(content), format)).rejects.toMatchObject({ code });
  });
});
