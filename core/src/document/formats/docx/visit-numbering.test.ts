import { describe, expect, test } from 'vitest';
import { toMarkup } from '../../../inline/markup.ts';
import { buildDocx, paragraph, run, runOf } from '../../../testing/docx-builder.ts';
import { parseDocument, rewriteDocument } from '../../read-document.ts';
import { docxFormat } from './docx-format.ts';

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const level = (format: string, text: string) =>
  `<w:lvl><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = (...levels: readonly string[]) => ({
  type: 'numbering',
  name: 'numbering.xml',
  content: `<w:numbering xmlns:w="${word}"><w:abstractNum>${levels.join('')}</w:abstractNum></w:numbering>`,
});

describe('numbers of a Word document', () => {
  const file = buildDocx({
    body: [paragraph(run('Text'))],
    parts: [
      numbering(
        level('decimal', 'Chapter %1: '),
        level('decimal', '%1.%2.'),
        level('bullet', 'o'),
        level('upperRoman', 'Chapter %1: '),
      ),
    ],
  });

  test('are read where they have words, once', () => {
    const { units } = parseDocument(docxFormat, file);
    expect(units.map(({ id, kind, source }) => [id, kind, toMarkup(source)])).toEqual([
      ['word/document.xml#p1', 'paragraph', 'Text'],
      ['word/numbering.xml#level-1', 'attribute', 'Chapter {1/}:'],
    ]);
  });

  test('are written at every level that says so', () => {
    const { output } = rewriteDocument(docxFormat, file, ({ source }) => ({
      ...source,
      text: source.text.replace('Chapter', 'Kapitel'),
    }));
    const { units } = parseDocument(docxFormat, output);
    expect(units.map(({ source }) => toMarkup(source))).toEqual(['Text', 'Kapitel {1/}:']);
  });
});

describe('what is left out is counted', () => {
  const control = (properties: string, content: string) =>
    `<w:sdt><w:sdtPr>${properties}</w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  test.each([
    ['a prompt', paragraph(run('a'), control('<w:showingPlcHdr/>', run('Click'))), 'fields-skipped', 1],
    [
      'how a word is read',
      paragraph(runOf(`<w:ruby><w:rt>${run('か')}</w:rt><w:rubyBase>${run('漢')}</w:rubyBase></w:ruby>`)),
      'excluded-text-skipped',
      1,
    ],
    ['a file that is inserted', '<w:altChunk r:id="r1"/>', 'excluded-text-skipped', 1],
  ])('%s', (_, body, code, count) => {
    expect(parseDocument(docxFormat, buildDocx({ body: [body] })).warnings).toEqual([{ code, count }]);
  });
});
