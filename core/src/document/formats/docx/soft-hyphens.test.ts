import { expect, test } from 'vitest';
import { buildDocx, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { docxTexts } from '../../../testing/docx-texts.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { rewriteDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const body = [
  paragraph(
    runOf('<w:t>con</w:t><w:softHyphen/><w:t xml:space="preserve">tract </w:t>'),
    run('bold', '<w:b/>'),
  ),
];

function written(change: (text: string) => string): string {
  const { output } = rewriteDocument(docxFormat, buildDocx({ body }), ({ source }) => ({
    ...source,
    text: change(source.text),
  }));
  return readZipText(output, 'word/document.xml');
}

test('a soft hyphen is no part of the text', () => {
  expect(docxTexts({ body })).toEqual(['contract {b}bold{/b}']);
});

test('soft hyphens come back where the words are the same, and go with other words', () => {
  const { output } = rewriteDocument(docxFormat, buildDocx({ body }), ({ source }) => ({
    ...source,
    styles: [],
  }));
  const same = readZipText(output, 'word/document.xml');
  expect(same).toMatch(/con<\/w:t>.*<w:softHyphen\/>.*tract bold<\/w:t>/);
  expect(written((text) => text.toUpperCase())).not.toContain('softHyphen');
});

test('one that somebody typed is written as Word writes it', () => {
  expect(written(() => 'Ver\u00adtrag')).toMatch(/>Ver<\/w:t><w:softHyphen\/><w:t[^>]*>trag</);
});
