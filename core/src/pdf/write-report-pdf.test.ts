import { expect, test } from 'vitest';
import { fitText, textRuns, textWidth } from './text-runs.ts';
import { writeReportPdf } from './write-report-pdf.ts';

const report = {
  title: '报价 Quote 1',
  facts: [['Project', 'Manual (draft)']] as const,
  columns: [
    { title: 'Line', share: 2 },
    { title: 'Words', share: 1, numeric: true },
  ],
  rows: Array.from({ length: 80 }, (_, row) => [`Row ${row}`, String(row)]),
  sums: [['Total', 'USD 12.00']] as const,
  remark: '谢谢。'.repeat(60),
};

test('text is written by the font that has it', () => {
  expect(textRuns('报价 A1')).toEqual([
    { font: 'chinese', text: '报价' },
    { font: 'latin', text: ' A1' },
  ]);
  expect(textWidth('A', 10)).toBeCloseTo(6.67);
  expect(textWidth('报', 10)).toBe(10);
  expect(fitText('abcdefghij', 10, 30)).toMatch(/^a.*\.\.\.$/);
});

test('a long report has several pages, a table of all objects at the right places, and nothing but ASCII', () => {
  const file = Buffer.from(writeReportPdf(report)).toString('latin1');
  expect(file.match(/\/Type \/Page /g)?.length).toBeGreaterThan(1);
  expect(file).toContain(String.raw`(Manual \(draft\))`);
  expect(file).toContain('<62a54ef7>');
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
  expect(offsets.map((offset) => file.slice(offset, offset + 8).replace(/ 0 obj.*/s, ''))).toEqual(
    offsets.map((_, index) => String(index + 1)),
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what is looked for
  expect(file).toMatch(/^[\x00-\x7f]*$/);
});
