import { expect, test } from 'vitest';
import { createZip } from '../../archive/create-zip.ts';
import { openZip, readZipEntry } from '../../archive/zip-archive.ts';
import { fromMarkup, toMarkup } from '../../inline/markup.ts';
import { bilingualCells, returnedRows } from './bilingual-rows.ts';
import { bilingualTable } from './bilingual-table.ts';
import { readBilingualTable } from './read-bilingual-table.ts';

const headings = { number: 'No.', source: 'en', target: 'es', status: 'Status' };
const id = '0190d3a0-0000-7000-8000-00000000ffff.3';

const row = (source: string, target: string) => ({
  id,
  number: 1,
  source: fromMarkup(source),
  target: fromMarkup(target),
  status: 'Draft',
});

test.each([
  ['plain', 'liso'],
  ['{1}link{/1} and {2/}', '{1}enlace{/1} y {2/}'],
  ['{b}bold{/b} {i}italic{/i} {u#ff0000}red{/u} {u}line{/u}', '{b}negrita{/b}'],
  ['a {{brace} and {{1}', 'una {{llave}'],
  ['two\nlines\tand a tab', 'dos\nlíneas'],
  ['中文 & <tags> 😀', '中文'],
])('a Word table and a workbook give back %j', (source, target) => {
  const expected = [{ id, source, target }];
  const shown = (returned: ReturnType<typeof readBilingualTable>) =>
    returned.map((one) => ({ id: one.id, source: toMarkup(one.source), target: toMarkup(one.target) }));
  expect(shown(readBilingualTable(bilingualTable([row(source, target)], headings)))).toEqual(expected);
  expect(shown(returnedRows([bilingualCells(row(source, target))]))).toEqual(expected);
});

test('rows without an id and cells with broken tags are left out', () => {
  const [name = '', ...cells] = bilingualCells(row('a', 'b'));
  expect(returnedRows([['No.', 'en', 'es', 'Status']])).toEqual([]);
  expect(returnedRows([[name, '1', 'a', 'b {oops', 'Draft']])).toEqual([]);
  expect(returnedRows([[name, ...cells]])).toHaveLength(1);
});

test('text deleted with changes tracked is left out, inserted text is taken', () => {
  const file = bilingualTable([row('a', 'keep')], headings);
  const xml = Buffer.from(readZipEntry(openZip(file), 'word/document.xml', 1e6) ?? []).toString('utf8');
  const changed = xml.replace(
    '<w:r><w:t xml:space="preserve">keep</w:t></w:r>',
    '<w:del><w:r><w:delText>keep</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins>',
  );
  const returned = readBilingualTable(
    createZip([{ name: 'word/document.xml', content: Buffer.from(changed) }]),
  );
  expect(returned.map(({ target }) => target.text)).toEqual(['new']);
});

test('a file that is no Word document is refused', () => {
  expect(() => readBilingualTable(createZip([{ name: 'a.txt', content: Buffer.from('a') }]))).toThrow();
});
