import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GivenBack } from '@transloom/core/document/converted-format';
import type { DocumentWarning } from '@transloom/core/document/document-format';
import { readPages, writePages } from '@transloom/core/document/formats/pages/pages-lines';
import { bookmarkBlocks, changedBookmarks } from '@transloom/core/page-layout/bookmarks';
import { nameBlocks } from '@transloom/core/page-layout/find-repeated';
import type { PageSize, PagesDocument } from '@transloom/core/page-layout/pages-document';
import type { NewBlock } from '@transloom/core/page-layout/read-blocks';
import { writeWordDocument } from '@transloom/core/page-layout/write-word-document';
import { type ChangedPage, findChanged } from './changed-places.ts';
import { overlayPage } from './overlay-page.ts';
import type { PagePrograms } from './page-programs.ts';
import { printPage } from './print-page.ts';
import type { RecognizedPage } from './read-recognized.ts';
import { recognizeImage, recognizePage } from './recognize-text.ts';
import { overlayInProcess, readInProcess } from './run-pdf-process.ts';

export interface PagesReading {
  readonly file: Uint8Array;
  readonly kind: 'pdf' | 'image';
  /** Language of the text, for recognition. */
  readonly language?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
}

export interface PagesWriting {
  readonly original: Uint8Array;
  /** As the original was read. */
  readonly source: Uint8Array;
  /** The same with its new texts. */
  readonly translated: Uint8Array;
  readonly to: GivenBack;
  readonly targetLanguage: string;
  readonly signal?: AbortSignal | undefined;
}

export interface WrittenPages {
  readonly file: Uint8Array;
  readonly warnings: readonly DocumentWarning[];
}

/** PDFs and pictures as text in paragraphs, and back as files. */
export class PageFiles {
  readonly programs: PagePrograms;

  constructor(programs: PagePrograms) {
    this.programs = programs;
  }

  /** The text as a file of the format `pages`. @throws {DocumentFormatError | PagesError} */
  read(reading: PagesReading): Promise<Uint8Array> {
    return inFolder(async (folder) => {
      const read =
        reading.kind === 'pdf'
          ? await this.#readPdf(reading, folder)
          : await this.#readImage(reading, folder);
      return writePages(read);
    });
  }

  /** Writes the translated file. @throws {DocumentFormatError | PagesError} */
  async write({
    original,
    source,
    translated,
    to,
    targetLanguage,
    signal,
  }: PagesWriting): Promise<WrittenPages> {
    const document = readPages(translated);
    if (to === 'docx') return { file: writeWordDocument(document, targetLanguage), warnings: [] };
    const before = readPages(source);
    const pages = findChanged(before, document);
    const bookmarks = changedBookmarks(before, document);
    if (pages.length + bookmarks.length === 0) return { file: original, warnings: [] };
    const overlay =
      pages.length === 0 ? undefined : await this.#print(document, pages, { targetLanguage, signal });
    const input = { original, overlay, pages, bookmarks };
    const { file, covered, notWritten } = await overlayInProcess(input, { signal });
    const warnings = [...counted('pages-covered', covered), ...counted('text-not-written', notWritten)];
    return { file, warnings };
  }

  #print(
    { pages: sizes }: PagesDocument,
    pages: readonly ChangedPage[],
    { targetLanguage, signal }: Pick<PagesWriting, 'targetLanguage' | 'signal'>,
  ): Promise<Uint8Array> {
    const width = Math.ceil(Math.max(...sizes.map((page) => page.width)));
    const height = Math.ceil(Math.max(...sizes.map((page) => page.height)));
    const html = overlayPage(pages, { width, height }, targetLanguage);
    return inFolder((folder) => printPage({ programs: this.programs, folder, signal }, html));
  }

  async #readPdf(
    { file, language, signal, timeoutMs }: PagesReading,
    folder: string,
  ): Promise<PagesDocument> {
    const { byPage, scanned, bookmarks, ...read } = await readInProcess(file, { signal, timeoutMs });
    const recognized = new Map<number, RecognizedPage>();
    const pdf = join(folder, 'in.pdf');
    if (scanned.length > 0) await writeFile(pdf, file);
    for (const page of scanned) {
      const { width = 595, height = 842 } = read.pages[page] ?? {};
      const recognition = { programs: this.programs, language, folder, signal };
      const found = await recognizePage(recognition, { pdf, page, width, height });
      if (found !== undefined && found.blocks.length > 0) recognized.set(page, found);
    }
    const pages = read.pages.map((size, page) =>
      recognized.has(page) ? { ...size, recognized: true } : size,
    );
    const blocks = byPage.map((own, page) => recognized.get(page)?.blocks ?? own);
    return documentOf({
      pages,
      byPage: blocks,
      bookmarks,
      warnings: read.warnings,
      recognized: [...recognized.values()],
    });
  }

  async #readImage({ file, language, signal }: PagesReading, folder: string): Promise<PagesDocument> {
    const recognized = await recognizeImage({ programs: this.programs, language, folder, signal }, file);
    const pages = recognized.map(({ size }) => size);
    const byPage = recognized.map(({ blocks }) => blocks);
    return documentOf({ pages, byPage, bookmarks: [], warnings: [], recognized });
  }
}

interface ReadParts {
  readonly pages: readonly PageSize[];
  readonly byPage: readonly (readonly NewBlock[])[];
  readonly bookmarks: readonly string[];
  readonly warnings: readonly DocumentWarning[];
  readonly recognized: readonly RecognizedPage[];
}

function documentOf({ pages, byPage, bookmarks, warnings, recognized }: ReadParts): PagesDocument {
  const unsure = recognized.reduce((sum, page) => sum + page.unsure, 0);
  const all = [
    ...warnings,
    ...counted('pages-recognized', recognized.length),
    ...counted('words-unsure', unsure),
  ];
  const blocks = [...nameBlocks(byPage, pages), ...bookmarkBlocks(bookmarks)];
  return { pages, blocks, warnings: all };
}

function counted(code: DocumentWarning['code'], count: number): readonly DocumentWarning[] {
  return count === 0 ? [] : [{ code, count }];
}

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'transloom-pages-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
