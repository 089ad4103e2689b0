import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { pagesFormat } from '@transloom/core/document/formats/pages/pages-format';
import { readPages } from '@transloom/core/document/formats/pages/pages-lines';
import { buildDocument, parseDocument } from '@transloom/core/document/read-document';
import { fromMarkup, toMarkup } from '@transloom/core/inline/markup';
import { type PDFArray, PDFDict, PDFDocument, PDFName, PDFString, rgb, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { openPdf } from './open-pdf.ts';
import { PageFiles } from './page-files.ts';
import { findPagePrograms } from './page-programs.ts';
import { readGlyphs } from './read-glyphs.ts';

const programs = findPagePrograms();
const files = new PageFiles(programs);
const slow = { timeout: 120_000 };
const blue = rgb(0.02, 0.39, 0.76);

type LineKind = 'stroked' | 'filled' | 'in one path';

/** A sentence with a blue link that is underlined, and one with a raised number; a rule stands below both. */
async function linkedPdf(kind: LineKind): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([595, 842]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const start = 50 + font.widthOfTextAtSize('Read ', 12);
  const width = font.widthOfTextAtSize('our manual', 12);
  page.drawText('Read ', { x: 50, y: 700, size: 12, font });
  page.drawText('our manual', { x: start, y: 700, size: 12, font, color: blue });
  page.drawText(' before you begin.', { x: start + width, y: 700, size: 12, font });
  if (kind === 'stroked')
    page.drawLine({
      start: { x: start, y: 698 },
      end: { x: start + width, y: 698 },
      thickness: 0.6,
      color: blue,
    });
  else if (kind === 'filled') page.drawRectangle({ x: start, y: 697.7, width, height: 0.6, color: blue });
  page.drawLine({ start: { x: 50, y: 600 }, end: { x: 545, y: 600 }, thickness: 0.6 });
  page.drawText('The hall has 40 m', { x: 50, y: 650, size: 12, font });
  const end = 50 + font.widthOfTextAtSize('The hall has 40 m', 12);
  page.drawText('2', { x: end, y: 654.5, size: 7, font });
  page.drawText(' of floor.', { x: end + 4, y: 650, size: 12, font });
  if (kind === 'in one path')
    addContent(page, `q 0.02 0.39 0.76 rg ${start} 697.7 ${width} 0.6 re 50 580 495 0.6 re f Q`);
  const action = { Type: 'Action', S: 'URI', URI: PDFString.of('https://example.com/') };
  const link = { Type: 'Annot', Subtype: 'Link', Rect: [start, 696, start + width, 711], A: action };
  page.node.addAnnot(pdf.context.register(pdf.context.obj(link)));
  return pdf.save();
}

function addContent(page: ReturnType<PDFDocument['addPage']>, content: string): void {
  const { context } = page.doc;
  page.node.addContentStream(context.register(context.flateStream(content)));
}

const [readMarkup, areaMarkup] = [
  'Read {1}{u#0563c2}our manual{/u}{/1} before you begin.',
  'The hall has 40 m{1}2{/1} of floor.',
];

async function read(file: Uint8Array) {
  const { blocks } = readPages(await files.read({ file, kind: 'pdf' }));
  return blocks.map(({ text, spans }) => ({ text: toMarkup(text), spans }));
}

test.each<LineKind>(['stroked', 'filled', 'in one path'])(
  'reads a link, its %s line and raised letters',
  slow,
  async (kind) => {
    expect(await read(await linkedPdf(kind))).toMatchObject([
      { text: readMarkup, spans: { 1: { color: '#0563c2', link: { url: 'https://example.com/' } } } },
      { text: areaMarkup, spans: { 1: { shift: 'super' } } },
    ]);
  },
);

async function translated(original: Uint8Array) {
  const source = await files.read({ file: original, kind: 'pdf' });
  const [first, second] = parseDocument(pagesFormat, source).units;
  const targets = new Map([
    [
      first?.id ?? '',
      fromMarkup('Vor dem Beginn lesen Sie bitte {1}{u#0563c2}unser ausführliches Handbuch{/u}{/1}.'),
    ],
    [second?.id ?? '', fromMarkup('Der Saal hat 40 m{1}2{/1} Fläche.')],
  ]);
  return {
    original,
    source,
    translated: buildDocument(pagesFormat, source, targets).output,
    targetLanguage: 'de',
  };
}

test('writes links, colors and raised letters into the Word document', slow, async () => {
  const writing = await translated(await linkedPdf('stroked'));
  const { file } = await files.write({ ...writing, to: 'docx' });
  const [unit, other] = parseDocument(docxFormat, file).units;
  expect(unit && toMarkup(unit.source)).toMatch(/\{1\}.*unser ausführliches Handbuch.*\{\/1\}/);
  expect(other && toMarkup(other.source)).toMatch(/m\{1\}2\{\/1\} Fläche/);
});

describe.skipIf(programs.chromium === undefined)('with Chromium', slow, () => {
  test.each<LineKind>(['stroked', 'filled', 'in one path'])(
    'moves a link and its %s line with the text',
    async (kind) => {
      const writing = await translated(await linkedPdf(kind));
      const { file, warnings } = await files.write({ ...writing, to: 'pdf' });
      expect(warnings).toEqual([]);
      expect(await read(file)).toMatchObject([
        {
          text: 'Vor dem Beginn lesen Sie bitte {1}{u#0563c2}unser ausführliches Handbuch{/u}{/1}.',
          spans: { 1: { color: '#0563c2', link: { url: 'https://example.com/' } } },
        },
        { text: 'Der Saal hat 40 m{1}2{/1} Fläche.', spans: { 1: { shift: 'super' } } },
      ]);
      const page = await readGlyphs(await openPdf(file), 1);
      const rules = page.lines.filter(({ box }) => box.width > 400);
      const others = page.lines.filter(({ box }) => box.width < 400);
      expect(rules).toHaveLength(kind === 'in one path' ? 2 : 1);
      const [area] = page.links.flatMap(({ boxes }) => boxes);
      expect(others.map(({ box }) => Math.abs(box.x - (area?.x ?? 0)) < 0.5)).toEqual([true]);
    },
  );

  test('takes a link out whose text is gone, and keeps those of other texts', async () => {
    const original = await linkedPdf('stroked');
    const { source, ...writing } = await translated(original);
    const [first] = parseDocument(pagesFormat, source).units;
    const targets = new Map([[first?.id ?? '', fromMarkup('Lesen Sie zuerst.')]]);
    const without = buildDocument(pagesFormat, source, targets).output;
    const { file } = await files.write({ ...writing, source, translated: without, to: 'pdf' });
    expect(await linksOf(file)).toBe(0);
    const [, second] = parseDocument(pagesFormat, source).units;
    const other = buildDocument(
      pagesFormat,
      source,
      new Map([[second?.id ?? '', fromMarkup('Groß.')]]),
    ).output;
    expect(
      await linksOf((await files.write({ ...writing, source, translated: other, to: 'pdf' })).file),
    ).toBe(1);
  });
});

async function linksOf(file: Uint8Array): Promise<number> {
  const [page] = (await PDFDocument.load(file)).getPages();
  const annotations = page?.node.lookup(PDFName.of('Annots')) as PDFArray | undefined;
  return (annotations?.asArray() ?? []).filter((ref) => page?.doc.context.lookup(ref) instanceof PDFDict)
    .length;
}
