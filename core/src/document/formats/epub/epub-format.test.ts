import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainInline } from '../../../inline/inline-text.ts';
import { toMarkup } from '../../../inline/markup.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { replaceZipEntries } from '../../../testing/replace-zip-entries.ts';
import type { FormatOptions } from '../../document-format.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { epubFormat } from './epub-format.ts';

function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
}

function textsOf(file: Uint8Array, options: FormatOptions = {}): readonly string[] {
  return parseDocument(epubFormat, file, options).units.map(({ source }) => toMarkup(source));
}

test('reads pages in reading order, then the contents', () => {
  expect(textsOf(fixture('chapters.in.epub'))).toEqual([
    'A small book',
    'The house',
    'The house',
    'a "village"',
    'Once {1}東京{2/}{/1} was {3/} small{4}1{/4}.',
    'In 1590.',
    'The garden',
    'The garden',
    'It was {i}green{/i}\u00A0— very green.{1/}And {2}big{/2}.',
    'A\n poem',
    'Contents',
    'The house',
    'The garden',
  ]);
});

test('reads what describes the book where it is asked to', () => {
  expect(textsOf(fixture('chapters.in.epub'), { documentProperties: true })).toContain(
    'About a house & a garden.',
  );
});

test('writes pages that are well-formed and say their language', () => {
  const file = fixture('contents-ncx.in.epub');
  const { output } = rewriteDocument(
    epubFormat,
    file,
    ({ source }) => ({ ...source, text: source.text.replaceAll(/\p{L}/gu, '<') }),
    { targetLanguage: 'ar' },
  );
  expect(readZipText(output, 'OPS/one.xhtml')).toContain(
    '<div>&lt;&lt;&lt;&lt;&nbsp;&lt;&lt;&lt;&lt; <span lang="fr">&lt;&lt;&lt;&lt;</span> &amp; &lt;&lt;&lt;&lt;.</div>',
  );
  expect(readZipText(output, 'OPS/one.xhtml')).toContain('xml:lang="ar" lang="ar" dir="rtl">');
  expect(readZipText(output, 'OPS/package.opf')).toContain('<dc:language>ar</dc:language>');
  expect(readZipText(output, 'OPS/toc.ncx')).toContain('<text>&lt;&lt;&lt; &lt;&lt;&lt;&lt;&lt;</text>');
});

test('keeps the type of the file in front, as it stands', () => {
  const { output } = rewriteDocument(epubFormat, fixture('chapters.in.epub'), () => plainInline('x'));
  expect(Buffer.from(output.subarray(30, 58)).toString()).toBe('mimetypeapplication/epub+zip');
});

test('refuses a book whose pages are encrypted, not one whose fonts are', () => {
  const file = fixture('contents-ncx.in.epub');
  expect(textsOf(file)).toHaveLength(6);
  const protection = readZipText(file, 'META-INF/encryption.xml').replace(
    'http://www.idpf.org/2008/embedding',
    'http://www.w3.org/2001/04/xmlenc#aes128-cbc',
  );
  const locked = replaceZipEntries(file, { 'META-INF/encryption.xml': protection });
  expect(() => textsOf(locked)).toThrow('encrypted');
});
