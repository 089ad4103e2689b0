import { documentsApi } from '@transloom/contracts/documents';
import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { parseDocument } from '@transloom/core/document/read-document';
import { buildCompoundFile } from '@transloom/core/testing/compound-file-builder';
import { buildDocx, paragraph, run } from '@transloom/core/testing/docx-builder';
import { describe, expect, test } from 'vitest';
import { findOffice } from '../../providers/office/find-office.ts';
import { findPagePrograms } from '../../providers/pages/page-programs.ts';
import { buildPdf } from '../../testing/build-pdf.ts';
import { callAs } from '../../testing/call-as.ts';
import { documentsWorld, numberedSentences } from '../../testing/documents-world.ts';
import { exportAs } from '../../testing/export-as.ts';
import { settledProject } from '../../testing/project-world.ts';
import { uploadAs } from '../../testing/upload-as.ts';

const { server, user, translated } = await documentsWorld();

const exported = (projectId: string, documentIds: string[], more: { readonly as?: 'pdf' | 'docx' } = {}) =>
  exportAs(server, user, { projectId, documentIds, ...more });

/** Its archive is whole, its text is not. */
const damagedDocx = buildDocx({
  body: [paragraph(run('It ends here'))],
  encode: (xml) => xml.slice(0, -20),
});

describe('preparing', () => {
  test('counts what is in the file, and keeps one document for each target language', async () => {
    const project = await translated([{ name: 'a.txt', content: numberedSentences(3) }], {
      targetLanguages: ['es', 'zh-CN'],
    });
    expect(
      project.documents.map(({ targetLanguage, segmentCount, wordCount }) => [
        targetLanguage,
        segmentCount,
        wordCount,
      ]),
    ).toEqual([
      ['es', 3, 15],
      ['zh-CN', 3, 15],
    ]);
  });

  test('a plural has the forms of the language of each document', async () => {
    const content = JSON.stringify({ files: '{n, plural, one {# file} other {# files}}' });
    const { projectId, documents } = await translated([{ name: 'app.json', content }], {
      targetLanguages: ['zh-CN', 'ru'],
      engineKey: null,
    });
    expect(documents.map((one) => [one.targetLanguage, one.segmentCount])).toEqual([
      ['ru', 4],
      ['zh-CN', 1],
    ]);
    const documentIds = documents.map(({ documentId }) => documentId);
    await callAs(server, user, documentsApi.readAgain, { projectId, documentIds });
    const again = await settledProject(server, user, projectId);
    expect(again.documents.map(({ segmentCount, rereading }) => [segmentCount, rereading?.kept])).toEqual([
      [4, 4],
      [1, 1],
    ]);
  });

  // Rule D8.28 of the specification.
  test.each([
    ['damaged.docx', Buffer.from(damagedDocx), 'document.broken'],
    ['blank.txt', '\n\n  \n', 'document.no-text'],
  ])('%s fails by name and cause, and the other file is ready', async (name, content, code) => {
    const project = await translated([
      { name, content },
      { name: 'good.txt', content: 'All is well.' },
    ]);
    const [bad, good] = project.documents;
    expect(bad).toMatchObject({
      status: 'failed',
      segmentCount: 0,
      failure: { code },
      failureMessage: expect.stringContaining(name),
    });
    expect(good).toMatchObject({ status: 'ready', segmentCount: 1 });
  });
});

describe.skipIf(findOffice() === undefined)('an old Office file (needs LibreOffice)', () => {
  test('is translated as what it became, and what cannot be converted fails by name', async () => {
    const project = await translated([
      { name: 'letter.rtf', content: String.raw`{\rtf1\ansi Dear \b Ms Chen\b0 , welcome.}` },
      { name: 'old.doc', content: Buffer.from(buildCompoundFile(['Root Entry', 'WordDocument'])) },
    ]);
    const [letter, old] = project.documents;
    expect(letter).toMatchObject({ status: 'ready', format: 'rtf', segmentCount: 1 });
    expect(old).toMatchObject({ status: 'failed', failure: { code: 'document.broken' } });
    const file = await exported(project.projectId, [String(letter?.documentId)]);
    const { units } = parseDocument(docxFormat, file);
    expect(units.map(({ source }) => source.text)).not.toEqual(['Dear Ms Chen, welcome.']);
    expect(units).toHaveLength(1);
  });
});

describe('a PDF', () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `word${i + 1}`).join(' ');
  const layout = [
    { text: 'Welcome to the house.', x: 50, y: 700 },
    { text: words(4), x: 50, y: 600 },
  ];

  test('is translated by its paragraphs, and becomes the Word document that was asked for', async () => {
    const project = await translated([{ name: 'guide.pdf', content: Buffer.from(await buildPdf([layout])) }]);
    const [guide] = project.documents;
    expect(guide).toMatchObject({ status: 'ready', format: 'pdf', segmentCount: 2 });
    const file = await exported(project.projectId, [String(guide?.documentId)], { as: 'docx' });
    const { units } = parseDocument(docxFormat, file);
    expect(units).toHaveLength(2);
    expect(units[0]?.source.text).not.toBe('Welcome to the house.');
  });

  test.skipIf(findPagePrograms().chromium === undefined)('keeps its pages (needs Chromium)', async () => {
    const project = await translated([{ name: 'flyer.pdf', content: Buffer.from(await buildPdf([layout])) }]);
    const file = await exported(project.projectId, [String(project.documents[0]?.documentId)]);
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  // Rule D5.8 of the specification.
  test('that is encrypted is refused as it comes in', async () => {
    const content = Buffer.from('%PDF-1.7\ntrailer\n<</Encrypt 8 0 R>>\n%%EOF');
    const { data } = await uploadAs(server, user, 'document', [{ name: 'secret.pdf', content }]);
    expect(data.refused).toMatchObject([{ name: 'secret.pdf', failure: { code: 'document.encrypted' } }]);
  });
});
