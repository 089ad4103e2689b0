import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { docxFormat } from '../document/formats/docx/docx-format.ts';
import { readPages } from '../document/formats/pages/pages-lines.ts';
import { parseDocument } from '../document/read-document.ts';
import { toMarkup } from '../inline/markup.ts';
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
