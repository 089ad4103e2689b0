import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { ChangedBookmark } from '@transloom/core/page-layout/bookmarks';
import { PDFDict, PDFDocument, type PDFEmbeddedPage, PDFName, type PDFPage } from 'pdf-lib';
import { type ChangedPage, operatorsOf } from './changed-places.ts';
import { moveLinks } from './move-links.ts';
import { openPdf } from './open-pdf.ts';
import { invert, type Matrix, multiply } from './page-matrix.ts';
import { readPlacedLinks } from './placed-links.ts';
import { readGlyphs } from './read-glyphs.ts';
import { copyResources, stripText } from './strip-text.ts';
import { writeBookmarks } from './write-bookmarks.ts';

export interface PdfOverlay {
  readonly original: Uint8Array;
  /** One page for each changed page, in their order; absent where none has changed. */
  readonly overlay: Uint8Array | undefined;
  readonly pages: readonly ChangedPage[];
  readonly bookmarks: readonly ChangedBookmark[];
}

export interface OverlaidPdf {
  readonly file: Uint8Array;
  /** Pages whose old text is covered in white, as it could not be taken out. */
  readonly covered: number;
  /** Bookmarks that keep their title, as they were not found. */
  readonly notWritten: number;
}

/** The original with the old text of its changed pages taken out and the new one laid over; all else stays. */
export async function overlayPdf({ original, overlay, pages, bookmarks }: PdfOverlay): Promise<OverlaidPdf> {
  const read = await openPdf(original);
  const pdf = await loadPdf(original);
  const printed = overlay === undefined ? undefined : await PDFDocument.load(overlay);
  const numbers = pages.map((_, index) => index);
  const sheets = printed === undefined ? [] : await pdf.embedPdf(printed, numbers);
  let covered = 0;
  for (const [index, changed] of pages.entries()) {
    const sheet = sheets[index];
    if (sheet === undefined) throw new DocumentFormatError('broken', { part: `page ${changed.page + 1}` });
    const { view, advances } = await readGlyphs(read, changed.page + 1);
    const page = pdf.getPage(changed.page);
    const operators = new Set(changed.changed.flatMap(({ place }) => operatorsOf(place)));
    const lines = changed.changed.flatMap(({ place }) => place.underlines ?? []);
    const stripped = operators.size > 0 && stripText(pdf, page, { operators, advances, lines, view });
    if (!stripped) covered += 1;
    const matrix = sheetMatrix(view, sheet.height);
    layOver(page, {
      sheet,
      view,
      matrix,
      cover: stripped ? [] : changed.changed.map(({ place }) => place.box),
    });
    const links = printed === undefined ? [] : readPlacedLinks(printed.getPage(index));
    moveLinks(page, { number: changed.page, changed: linksOf(changed), links, matrix });
  }
  await read.loadingTask.destroy();
  const notWritten = writeBookmarks(pdf, bookmarks);
  return { file: await pdf.save(), covered, notWritten };
}

/** From the printed sheet, which is upright, to the places of the file. */
function sheetMatrix(view: Matrix, height: number): Matrix {
  return multiply(invert(view), [1, 0, 0, -1, 0, height]);
}

/** Returns the names of the annotations of the page that belong to changed texts. */
function linksOf({ page, changed }: ChangedPage): ReadonlySet<string> {
  const links = changed.flatMap(({ block: { link, spans = {} } }) => [
    link,
    ...Object.values(spans).map((span) => span.link),
  ]);
  return new Set(links.flatMap((link) => (link?.page === page ? link.annotations : [])));
}

async function loadPdf(file: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(file, { updateMetadata: false });
  } catch {
    throw new DocumentFormatError('broken');
  }
}

interface Layer {
  readonly sheet: PDFEmbeddedPage;
  /** From the file's places to those people see, where the layer is right. */
  readonly view: Matrix;
  /** From the layer to the file's places. */
  readonly matrix: Matrix;
  readonly cover: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

function layOver(page: PDFPage, { sheet, view, matrix, cover }: Layer): void {
  const { context } = page.doc;
  const resources = copyResources(page.node.Resources() ?? context.obj({}));
  const forms = resources.lookup(PDFName.of('XObject'));
  const named = forms instanceof PDFDict ? forms : context.obj({});
  named.set(PDFName.of('TransloomLayer'), sheet.ref);
  resources.set(PDFName.of('XObject'), named);
  page.node.set(PDFName.of('Resources'), resources);
  const boxes = cover.map(({ x, y, width, height }) => `${numbers([x - 1, y, width + 2, height])} re`);
  const white = boxes.length === 0 ? '' : `q ${numbers(invert(view))} cm 1 g ${boxes.join(' ')} f Q\n`;
  const drawn = context.flateStream(`${white}q ${numbers(matrix)} cm /TransloomLayer Do Q\n`);
  const [start, end] = [context.flateStream('q\n'), context.flateStream('\nQ\n')];
  const contents = page.node.normalizedEntries().Contents;
  const parts = [context.register(start), ...(contents?.asArray() ?? []), context.register(end)];
  page.node.set(PDFName.of('Contents'), context.obj([...parts, context.register(drawn)]));
}

function numbers(values: readonly number[]): string {
  return values.map((value) => value.toFixed(4)).join(' ');
}
