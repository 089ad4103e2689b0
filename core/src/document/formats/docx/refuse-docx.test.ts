import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCompoundFile } from '../../../testing/compound-file-builder.ts';
import { buildDocx, paragraph, run } from '../../../testing/docx-builder.ts';
import { readZipText } from '../../../testing/read-zip-text.ts';
import { replaceZipEntries } from '../../../testing/replace-zip-entries.ts';
import { buildZip } from '../../../testing/zip-builder.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const hello = [paragraph(run('Hello'))];
const good = buildDocx({ body: hello });
const withMain = (xml: string) => buildDocx({ body: hello, encode: () => xml });
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const nested = (depth: number) => '<w:sdt>'.repeat(depth) + '</w:sdt>'.repeat(depth);
const nestedBox = (depth: number): string =>
  depth === 0 ? '' : paragraph(`<w:r><w:pict>${nestedBox(depth - 1)}</w:pict></w:r>`);

describe('recognize', () => {
  test.each([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template.main+xml',
    'application/vnd.ms-word.document.macroEnabled.main+xml',
    'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
  ])('is certain of %s', (mainContentType) => {
    expect(docxFormat.recognize(buildDocx({ body: hello, mainContentType }))).toBe(3);
  });

  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['text', Buffer.from('PK is how it begins')],
    ['another archive', buildZip([{ name: 'a', content: '' }])],
    ['a spreadsheet', buildDocx({ body: hello, mainContentType: spreadsheet })],
  ])('knows that %s is none', (_, file) => {
    expect(docxFormat.recognize(file)).toBe(0);
  });
});

describe('process', () => {
  test.each<[string, Uint8Array, string]>([
    ['an empty file', Buffer.alloc(0), 'empty'],
    ['a page of HTML', Buffer.from('<html>'), 'wrong-extension'],
    ['a spreadsheet', buildDocx({ body: hello, mainContentType: spreadsheet }), 'wrong-extension'],
    ['an archive of other things', buildZip([{ name: 'a', content: '' }]), 'wrong-extension'],
    ['a document of before 2007', buildCompoundFile(['Root Entry', 'WordDocument']), 'wrong-extension'],
    ['a document with a password', buildCompoundFile(['Root Entry', 'EncryptedPackage']), 'encrypted'],
    ['a cut-off file', good.subarray(0, good.length / 2), 'broken'],
    ['XML that is not well-formed', withMain('<w:document>'), 'broken'],
    [
      'a document type',
      withMain('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
      'unsafe',
    ],
    ['bytes that are no text', withMain('').fill(0xff, 900, 910), 'broken'],
    ['elements 10,001 deep', buildDocx({ body: [nested(10_000)] }), 'limit'],
    ['text boxes 51 deep', buildDocx({ body: [nestedBox(52)] }), 'limit'],
    ['a paragraph in a paragraph', buildDocx({ body: [paragraph(paragraph(run('x')))] }), 'broken'],
  ])('refuses %s', (_, file, code) => {
    expect(refusal(file)).toBe(code);
  });

  test('reads elements nearly 10,000 deep', () => {
    expect(refusal(buildDocx({ body: [nested(9_990)] }))).toBe('accepted');
  });
});

describe('a damaged file', () => {
  const file = readFileSync(new URL('./fixtures/manual.in.docx', import.meta.url));

  test('is read or refused with a reason, whatever the damage to its bytes', () => {
    const damage = fc.array(fc.tuple(fc.nat({ max: file.length - 1 }), fc.nat({ max: 255 })), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(damage, (changes) => {
        const damaged = Buffer.from(file);
        for (const [at, byte] of changes) damaged[at] = byte;
        expect(refusal(damaged)).toMatch(/^[a-z-]+$/);
      }),
    );
  });

  test('gives a file that can be read, if it can be read itself', () => {
    const xml = readZipText(file, 'word/document.xml');
    const tags = [...xml.matchAll(/<[^?>]+>/g)].slice(1).map(({ index }) => index);
    const inserted = fc.constantFrom(
      '<w:fldChar w:fldCharType="begin"/>',
      '<w:fldChar w:fldCharType="separate"/>',
      '<w:fldChar w:fldCharType="end"/>',
      '<w:tab/>',
      '<w:pPr><w:bidi/></w:pPr>',
      '<w:sdt/>',
      '<w:bookmarkEnd w:id="1"/>',
      '<w:r/>',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...tags), inserted), { maxLength: 5 }), (changes) => {
        const sorted = changes.toSorted(([a], [b]) => b - a);
        const broken = sorted.reduce((text, [at, tag]) => text.slice(0, at) + tag + text.slice(at), xml);
        const damaged = replaceZipEntries(file, { 'word/document.xml': broken });
        const { output } = rewriteDocument(docxFormat, damaged, ({ source }) => source, {
          targetLanguage: 'ar',
        });
        expect(refusal(output)).toBe('accepted');
      }),
    );
  });
});

function refusal(file: Uint8Array): string {
  try {
    parseDocument(docxFormat, file);
    return 'accepted';
  } catch (error) {
    if (error instanceof DocumentFormatError) return error.code;
    throw error;
  }
}
