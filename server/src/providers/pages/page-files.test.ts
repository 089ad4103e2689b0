import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docxFormat } from '@transloom/core/document/formats/docx/docx-format';
import { pagesFormat } from '@transloom/core/document/formats/pages/pages-format';
import { buildDocument, parseDocument } from '@transloom/core/document/read-document';
import { plainInline } from '@transloom/core/inline/inline-text';
import { toMarkup } from '@transloom/core/inline/markup';
import { PDFArray, PDFDocument, PDFHexString, PDFName, PDFString } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { buildPdf } from '../../testing/build-pdf.ts';
import { PageFiles } from './page-files.ts';
import { findPagePrograms } from './page-programs.ts';
import { readInProcess } from './run-pdf-process.ts';

const programs = findPagePrograms();
const files = new PageFiles(programs);
const slow = { timeout: 120_000 };

const letter = await buildPdf([
  [
    { text: 'Annual report', x: 50, y: 780, size: 20, bold: true },
    { text: 'It was a year of good results, and the people', x: 50, y: 720 },
    { text: 'who made them deserve our thanks.', x: 50, y: 706 },
    { text: 'A second paragraph stands apart.', x: 50, y: 660 },
  ],
  [{ text: 'Page two says little.', x: 50, y: 720 }],
]);

const textsOf = (pages: Uint8Array) =>
  parseDocument(pagesFormat, pages).units.map(({ source }) => toMarkup(source));

function translate(pages: Uint8Array, words: Readonly<Record<string, string>>): Uint8Array {
  const { units } = parseDocument(pagesFormat, pages);
  const targets = units.flatMap(({ id, source }) => {
    const target = words[source.text];
    return target === undefined ? [] : [[id, plainInline(target)] as const];
  });
  return buildDocument(pagesFormat, pages, new Map(targets)).output;
}

test('reads the paragraphs of a PDF', slow, async () => {
  expect(textsOf(await files.read({ file: letter, kind: 'pdf' }))).toEqual([
    'Annual report',
    'It was a year of good results, and the people who made them deserve our thanks.',
    'A second paragraph stands apart.',
    'Page two says little.',
  ]);
});

test('leaves text beside the page, and says so', slow, async () => {
  const beside = { text: 'Beside the page', x: 700, y: 720 };
  const file = await buildPdf([[{ text: 'On the page', x: 50, y: 720 }, beside]]);
  const { units, warnings } = parseDocument(pagesFormat, await files.read({ file, kind: 'pdf' }));
  expect(units.map(({ source }) => source.text)).toEqual(['On the page']);
  expect(warnings).toContainEqual({ code: 'hidden-text-skipped', count: 1 });
});

test('gives back what nobody changed as it was', slow, async () => {
  const source = await files.read({ file: letter, kind: 'pdf' });
  const same = translate(source, { 'Annual report': 'Annual report' });
  const written = { original: letter, source, translated: same, targetLanguage: 'de' };
  expect((await files.write({ ...written, to: 'pdf' })).file).toBe(letter);
});

test('makes a Word document', slow, async () => {
  const source = await files.read({ file: letter, kind: 'pdf' });
  const translated = translate(source, { 'Annual report': 'Jahresbericht' });
  const { file } = await files.write({
    original: letter,
    source,
    translated,
    to: 'docx',
    targetLanguage: 'de',
  });
  expect(parseDocument(docxFormat, file).units[0]?.source.text).toBe('Jahresbericht');
});

test.each([90, 180, 270])('holds a page upright whose text is turned by %i degrees', slow, async (turn) => {
  const texts = ['The first line', 'another word'].map((text, index) => {
    const away = index * 40;
    return { text, x: 300 + (turn === 90 ? away : -away), y: 400 + (turn === 180 ? away : 0), turn };
  });
  const pages = await files.read({ file: await buildPdf([texts]), kind: 'pdf' });
  expect(textsOf(pages).toSorted()).toEqual(['The first line', 'another word']);
});

test('leaves text that stands on its side where other text does not, and says so', slow, async () => {
  const turned = { text: 'Side', x: 40, y: 300, turn: 90 };
  const file = await buildPdf([[turned, { text: 'Upright as most of the page', x: 80, y: 700 }]]);
  const pages = await files.read({ file, kind: 'pdf' });
  expect(textsOf(pages)).toEqual(['Upright as most of the page']);
  expect(parseDocument(pagesFormat, pages).warnings).toEqual([{ code: 'turned-text-skipped', count: 4 }]);
});

test('says what it does not read: forms and comments', slow, async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawText('Name', { x: 50, y: 700 });
  const place = { x: 120, width: 200, height: 20 };
  const form = pdf.getForm();
  form.createTextField('empty').addToPage(page, { ...place, y: 690 });
  form.createCheckBox('tick').addToPage(page, { ...place, y: 660 });
  const field = form.createTextField('name');
  field.setText('Ann Example');
  field.addToPage(page, { ...place, y: 630 });
  const choice = form.createDropdown('town');
  choice.setOptions(['Rome', 'Oslo']);
  choice.addToPage(page, { ...place, y: 600 });
  const note = { Type: 'Annot', Subtype: 'Square', Rect: [0, 0, 9, 9], Contents: PDFString.of('Why?') };
  page.node.addAnnot(pdf.context.register(pdf.context.obj(note)));
  const pages = await files.read({ file: await pdf.save(), kind: 'pdf' });
  expect(textsOf(pages)).toEqual(['Name']);
  expect(parseDocument(pagesFormat, pages).warnings).toEqual([
    { code: 'fields-skipped', count: 2 },
    { code: 'comments-skipped', count: 1 },
  ]);
});

/** A chapter with two parts of one name, and a chapter after it. */
async function bookmarkedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage();
  page.drawText('Alpha', { x: 50, y: 700 });
  const { context } = pdf;
  const refs = Array.from({ length: 5 }, () => context.nextRef());
  const [outline, first, part, other, second] = refs;
  if (!(outline && first && part && other && second)) throw new Error('no references');
  const item = (title: string, more: object) =>
    context.obj({ Title: PDFHexString.fromText(title), Dest: [page.ref, 'Fit'], ...more });
  context.assign(outline, context.obj({ Type: 'Outlines', First: first, Last: second, Count: 2 }));
  context.assign(first, item('Chapter 一', { Parent: outline, Next: second, First: part, Last: other }));
  context.assign(part, item('Part', { Parent: first, Next: other }));
  context.assign(other, item('Part', { Parent: first, Next: part })); // goes round in a circle
  context.assign(second, item('End', { Parent: outline }));
  pdf.catalog.set(PDFName.of('Outlines'), outline);
  return pdf.save();
}

test('bookmarks are read after the pages, and written with the titles they got', slow, async () => {
  const original = await bookmarkedPdf();
  const source = await files.read({ file: original, kind: 'pdf' });
  expect(textsOf(source)).toEqual(['Alpha', 'Chapter 一', 'Part', 'Part', 'End']);
  const { units } = parseDocument(pagesFormat, source);
  const targets = ['Kapitel ü', 'Teil 1', 'Teil 2'].map(
    (title, index) => [units[index + 1]?.id ?? '', plainInline(title)] as const,
  );
  const translated = buildDocument(pagesFormat, source, new Map(targets)).output;
  const written = { original, source, translated, targetLanguage: 'de' };
  const { file, warnings } = await files.write({ ...written, to: 'pdf' });
  expect(textsOf(await files.read({ file, kind: 'pdf' }))).toEqual([
    'Alpha',
    'Kapitel ü',
    'Teil 1',
    'Teil 2',
    'End',
  ]);
  expect(warnings).toEqual([]);
  const word = await files.write({ ...written, to: 'docx' });
  expect(parseDocument(docxFormat, word.file).units.map(({ source: { text } }) => text)).toEqual(['Alpha']);
});

test.each([
  ['encrypted', 'trailer\n<</Encrypt 8 0 R>>'],
  ['broken', 'nothing of a file'],
])('refuses a PDF that is %s', slow, async (code, content) => {
  const file = code === 'encrypted' ? await lockedPdf() : Buffer.from(`%PDF-1.7\n${content}`);
  await expect(files.read({ file, kind: 'pdf' })).rejects.toMatchObject({ code });
});

test('stops where it takes too long, or is cancelled', slow, async () => {
  await expect(files.read({ file: letter, kind: 'pdf', timeoutMs: 1 })).rejects.toMatchObject({
    code: 'too-slow',
  });
  const signal = AbortSignal.abort(new Error('cancelled'));
  await expect(files.read({ file: letter, kind: 'pdf', signal })).rejects.toThrow('cancelled');
});

test('says which program is missing', slow, async () => {
  const bare = new PageFiles({});
  await expect(bare.read({ file: Buffer.from('x'), kind: 'image' })).rejects.toMatchObject({
    code: 'missing',
    program: 'Tesseract',
  });
  await expect(bare.read({ file: await buildPdf([[]]), kind: 'pdf' })).rejects.toMatchObject({
    program: 'Poppler',
  });
  const source = await bare.read({ file: letter, kind: 'pdf' });
  const translated = translate(source, { 'Annual report': 'Jahresbericht' });
  const writing = { original: letter, source, translated, to: 'pdf', targetLanguage: 'de' } as const;
  await expect(bare.write(writing)).rejects.toMatchObject({ program: 'Chromium' });
});

describe.skipIf(programs.chromium === undefined)('with Chromium', slow, () => {
  test('lays new texts over the pages, takes the old ones out and keeps the rest', async () => {
    const source = await files.read({ file: letter, kind: 'pdf' });
    const translated = translate(source, {
      'Annual report': '年度报告',
      'A second paragraph stands apart.':
        'Ein zweiter Absatz, der in der Übersetzung um einiges länger geworden ist, steht für sich, und zwar über mehr als eine Zeile.',
    });
    const writing = { original: letter, source, translated, to: 'pdf', targetLanguage: 'zh-CN' } as const;
    const { file, warnings } = await files.write(writing);
    expect(warnings).toEqual([]);
    const texts = textsOf(await files.read({ file, kind: 'pdf' }));
    expect(texts.join('\n')).toContain('年度报告');
    expect(texts.join(' ')).toContain('mehr als eine Zeile');
    expect(texts).toContain(
      'It was a year of good results, and the people who made them deserve our thanks.',
    );
    expect(texts).toContain('Page two says little.');
    expect(texts.join(' ')).not.toMatch(/Annual report|stands apart/);
    const [page] = (await PDFDocument.load(file)).getPages();
    expect(page?.node.lookup(PDFName.of('Annots'), PDFArray).size()).toBe(1);
  });

  test('fills the places of a paragraph that runs over a page one after the other', async () => {
    const before = ['We thank all of the many people who', 'gave us their time and patience, and'];
    const after = ['all who took part in what was done', 'here and there, early and late.'];
    const lines = (texts: readonly string[]) =>
      texts.map((text, index) => ({ text, x: 60, y: 200 - index * 15 }));
    const original = await buildPdf([lines(before), lines(after)]);
    const source = await files.read({ file: original, kind: 'pdf' });
    const whole = [...before, ...after].join(' ');
    const target = `Eins ${'zwei drei vier '.repeat(8)}Ende.`;
    const translated = translate(source, { [whole]: target });
    const writing = { original, source, translated, to: 'pdf', targetLanguage: 'de' } as const;
    const { file } = await files.write(writing);
    const pages = (await readInProcess(file, {})).byPage.map(([block]) => block?.text.text ?? '');
    expect(pages.join(' ')).toBe(target);
    expect(pages[0]).toMatch(/^Eins/);
    expect(pages[1]).toMatch(/Ende\.$/);
  });
});

describe.skipIf(programs.tesseract === undefined || programs.pdftoppm === undefined)(
  'with Poppler and Tesseract',
  slow,
  () => {
    test('reads a picture of text', async () => {
      const pages = await files.read({ file: pictureOf(letter), kind: 'image', language: 'en' });
      expect(textsOf(pages).join(' ')).toContain('our thanks. A second paragraph stands apart.');
      expect(parseDocument(pagesFormat, pages).warnings).toContainEqual({
        code: 'pages-recognized',
        count: 1,
      });
    });

    test('reads a scanned page', async () => {
      const scan = await scanOf(letter);
      const source = await files.read({ file: scan, kind: 'pdf', language: 'en-GB' });
      expect(textsOf(source)[0]).toBe('Annual report');
    });

    test('recognizes nothing on a page that shows nothing', async () => {
      const drawing = new PageFiles({ pdftoppm: programs.pdftoppm });
      const blank = await PDFDocument.create();
      blank.addPage();
      const pages = await drawing.read({ file: await blank.save(), kind: 'pdf' });
      expect(textsOf(pages)).toEqual([]);
    });

    test('names the package of a language that is not installed', async () => {
      const reading = files.read({ file: pictureOf(letter), kind: 'image', language: 'cy' });
      await expect(reading).rejects.toMatchObject({ code: 'missing', packages: ['tesseract-ocr-cym'] });
    });
  },
);

/** The trailer says so, and nothing else of it is meant to be read. */
async function lockedPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const standard = { Filter: 'Standard', V: 1, R: 2, P: -4, O: text(32), U: text(32) };
  pdf.context.trailerInfo.Encrypt = pdf.context.register(pdf.context.obj(standard));
  pdf.context.trailerInfo.ID = pdf.context.obj([text(16), text(16)]);
  return pdf.save({ useObjectStreams: false });
}

function text(length: number) {
  return PDFHexString.of('78'.repeat(length));
}

function pictureOf(pdf: Uint8Array): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), pdf);
    const args = ['-png', '-r', '250', '-singlefile', join(folder, 'in.pdf'), join(folder, 'out')];
    execFileSync(programs.pdftoppm ?? 'pdftoppm', args);
    return readFileSync(join(folder, 'out.png'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function scanOf(file: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(pictureOf(file));
  pdf.addPage([595, 842]).drawImage(picture, { x: 0, y: 0, width: 595, height: 842 });
  return pdf.save();
}
