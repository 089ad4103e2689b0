import type { DocumentWarning } from '@transloom/core/document/document-format';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import type { PageSize, PagesDocument } from '@transloom/core/page-layout/pages-document';
import { type NewBlock, readBlocks } from '@transloom/core/page-layout/read-blocks';
import { openPdf } from './open-pdf.ts';
import { readBookmarks } from './read-bookmarks.ts';
import { type ReadPage, readGlyphs } from './read-glyphs.ts';

export interface PdfText extends Omit<PagesDocument, 'blocks'> {
  readonly byPage: readonly (readonly NewBlock[])[];
  readonly bookmarks: readonly string[];
  /** Pages (from 0) that show no text of their own: pictures, or text that nobody sees over a picture. */
  readonly scanned: readonly number[];
}

const mostPages = 2_000;
const mostCharacters = 20_000_000;
/** A page of a newspaper has thirty thousand. */
const mostOnPage = 150_000;

/** The paragraphs of a PDF with a text layer. @throws {DocumentFormatError} encrypted, broken, limit */
export async function readPdf(file: Uint8Array): Promise<PdfText> {
  const pdf = await openPdf(file);
  if (pdf.numPages > mostPages) throw new DocumentFormatError('limit', { part: 'pages', limit: mostPages });
  const reading = newReading();
  const bookmarks = await readBookmarks(pdf);
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await readGlyphs(pdf, number).catch(broken(number));
    addPage(reading, page, number - 1);
  }
  await pdf.loadingTask.destroy();
  const { pages, byPage, scanned } = reading;
  return { pages, byPage, bookmarks, warnings: warningsOf(reading), scanned };
}

interface Reading {
  readonly pages: PageSize[];
  readonly byPage: (readonly NewBlock[])[];
  readonly scanned: number[];
  characters: number;
  turned: number;
  /** Pages with text that nobody sees. */
  hidden: number;
  fields: number;
  comments: number;
}

function newReading(): Reading {
  return { pages: [], byPage: [], scanned: [], characters: 0, turned: 0, hidden: 0, fields: 0, comments: 0 };
}

function addPage(reading: Reading, page: ReadPage, index: number): void {
  const { width, height, skipped, annotations } = page;
  const part = `page ${index + 1}`;
  reading.characters += page.glyphs.length;
  if (page.glyphs.length > mostOnPage) throw new DocumentFormatError('limit', { part, limit: mostOnPage });
  if (reading.characters > mostCharacters)
    throw new DocumentFormatError('limit', { part, limit: mostCharacters });
  const blocks = readBlocks(page, index);
  reading.pages.push({ width: round(width), height: round(height) });
  reading.byPage.push(blocks);
  reading.turned += skipped.turned;
  if (blocks.length > 0 && skipped.invisible > 0) reading.hidden++;
  reading.fields += annotations.fields;
  reading.comments += annotations.comments;
  if (blocks.length === 0 && skipped.turned === 0) reading.scanned.push(index);
}

function warningsOf({ turned, hidden, fields, comments }: Reading): readonly DocumentWarning[] {
  const warnings: readonly DocumentWarning[] = [
    { code: 'turned-text-skipped', count: turned },
    { code: 'hidden-text-skipped', count: hidden },
    { code: 'fields-skipped', count: fields },
    { code: 'comments-skipped', count: comments },
  ];
  return warnings.filter(({ count }) => count > 0);
}

function broken(page: number) {
  return (error: unknown): never => {
    if (error instanceof DocumentFormatError) throw error;
    throw new DocumentFormatError('broken', { part: `page ${page}` });
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
