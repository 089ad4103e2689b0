import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { ChangedBookmark } from '@transloom/core/page-layout/bookmarks';
import { PDFDict, PDFDocument, type PDFEmbeddedPage, PDFName, type PDFPage } from 'pdf-lib';
import { type ChangedPage, operatorsOf } from './changed-places.ts';
import { openPdf } from './open-pdf.ts';
import { invert, type Matrix, multiply } from './page-matrix.ts';
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
  const numbers = pages.map((_, index) => index);
  const sheets = overlay === undefined ? [] : await pdf.embedPdf(overlay, numbers);
  let covered = 0;
  for (const [index, changed] of pages.entries()) {
    const sheet = sheets[index];
    if (sheet === undefined) throw new DocumentFormatError('broken', { part: `page ${changed.page + 1}` });
    const { view, advances } = await readGlyphs(read, changed.page + 1);
    const page = pdf.getPage(changed.page);
    const operators = new Set(changed.changed.flatMap(({ place }) => operatorsOf(place)));
    const stripped = operators.size > 0 && stripText(pdf, page, { operators, advances });
    if (!stripped) covered += 1;
    layOver(page, { sheet, view, cover: stripped ? [] : changed.changed.map(({ place }) => place.box) });
  }
  await read.loadingTask.destroy();
  const notWritten = writeBookmarks(pdf, bookmarks);
  return { file: await pdf.save(), covered, notWritten };
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
  readonly cover: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
}

function layOver(page: PDFPage, { sheet, view, cover }: Layer): void {
  const { context } = page.doc;
  const resources = copyResources(page.node.Resources() ?? context.obj({}));
  const forms = resources.lookup(PDFName.of('XObject'));
  const named = forms instanceof PDFDict ? forms : context.obj({});
  named.set(PDFName.of('TransloomLayer'), sheet.ref);
  resources.set(PDFName.of('XObject'), named);
  page.node.set(PDFName.of('Resources'), resources);
  const seen = invert(view);
  const boxes = cover.map(({ x, y, width, height }) => `${numbers([x - 1, y, width + 2, height])} re`);
  const white = boxes.length === 0 ? '' : `q ${numbers(seen)} cm 1 g ${boxes.join(' ')} f Q\n`;
  const upright = multiply(seen, [1, 0, 0, -1, 0, sheet.height]);
  const drawn = context.flateStream(`${white}q ${numbers(upright)} cm /TransloomLayer Do Q\n`);
  const [start, end] = [context.flateStream('q\n'), context.flateStream('\nQ\n')];
  const contents = page.node.normalizedEntries().Contents;
  const parts = [context.register(start), ...(contents?.asArray() ?? []), context.register(end)];
  page.node.set(PDFName.of('Contents'), context.obj([...parts, context.register(drawn)]));
}

function numbers(values: readonly number[]): string {
  return values.map((value) => value.toFixed(4)).join(' ');
}
