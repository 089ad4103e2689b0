import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docxFormat } from '../document/formats/docx/docx-format.ts';
import { readPages } from '../document/formats/pages/pages-lines.ts';
import { parseDocument } from '../document/read-document.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { readZipText } from '../testing/read-zip-text.ts';
import { writeWordDocument } from './write-word-document.ts';

const sample = new URL(
  '../document/formats/pages/fixtures/styles-and-places.in.pages-jsonl',
  import.meta.url,
);
const file = writeWordDocument(readPages(readFileSync(sample)), 'de');

test('writes a Word document with the styles, the table and the footer', () => {
  const { units } = parseDocument(docxFormat, file);
  expect(units.map(({ source }) => toMarkup(source))).toEqual(
    expect.arrayContaining([
      'Annual report',
      'It was a {b}good{/b} year {{with} "quotes" and {i}more{/i}. Prices rose 5 %.',
      '销售额',
      '© Example',
    ]),
  );
});

test('names heading, cell, alignment and language as Word does', () => {
  const document = readZipText(file, 'word/document.xml');
  expect(document).toContain('<w:pStyle w:val="Heading1"/><w:jc w:val="center"/>');
  expect(document).toMatch(/<w:tc>.*销售额.*<\/w:tc>/);
  expect(readZipText(file, 'word/footer1.xml')).toContain('© Example');
  expect(readZipText(file, 'word/styles.xml')).toContain('<w:lang w:val="de"');
});

test('keeps raised letters, colors and links in the Word document', () => {
  const [sampleBlock] = readPages(readFileSync(sample)).blocks;
  if (sampleBlock === undefined) throw new Error('no block');
  const link = { page: 0, annotations: ['7R'], url: 'https://example.com/?a=1&b="2"' };
  const spans = { 1: { shift: 'super' as const }, 2: { color: '#cc0000' }, 3: { link } };
  const text = fromMarkup('Area in m{1}2{/1}, {2}red{/2}, {3}our {b}site{/b}{/3}.');
  const document = { pages: [], warnings: [], blocks: [{ ...sampleBlock, text, spans }] };
  const written = writeWordDocument(document);
  const body = readZipText(written, 'word/document.xml');
  expect(body).toMatch(/<w:vertAlign w:val="superscript"\/><\/w:rPr><w:t[^>]*>2</);
  expect(body).toMatch(/<w:color w:val="cc0000"\/>[^t]*<w:t[^>]*>red</);
  expect(body.match(/<w:hyperlink r:id="link1"/g)).toHaveLength(1);
  expect(readZipText(written, 'word/_rels/document.xml.rels')).toContain(
    'Target="https://example.com/?a=1&amp;b=&quot;2&quot;" TargetMode="External"',
  );
  const [unit] = parseDocument(docxFormat, written).units;
  expect(unit?.source.text).toBe('Area in m2, red, our site.');
});
