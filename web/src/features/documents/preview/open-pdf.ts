import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import type { PageText } from './match-page-text.ts';
import { PdfParts } from './pdf-parts.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const wholeFile = { disableRange: true, disableStream: true } as const;

/** Opens a PDF at an address; `close` ends what it works with. */
export function openPdf(url: string): { readonly pdf: Promise<PDFDocumentProxy>; close(): void } {
  const task = getDocument({ url, ...wholeFile, enableXfa: false, BinaryDataFactory: PdfParts });
  return { pdf: task.promise, close: () => void task.destroy() };
}

/** The text of the first pages with its places, in px of pages at their own size. */
export async function readPageTexts(
  pdf: PDFDocumentProxy,
  pages: number,
  signal: AbortSignal,
): Promise<readonly PageText[]> {
  const texts: PageText[] = [];
  for (let page = 0; page < pages && !signal.aborted; page++) {
    const loaded = await pdf.getPage(page + 1);
    const viewport = loaded.getViewport({ scale: 1 });
    const { items } = await loaded.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [, , , , x = 0, y = 0] = item.transform as number[];
      const [left = 0, bottom = 0] = viewport.convertToViewportPoint(x, y);
      const { width, height } = item;
      const rightToLeft = item.dir === 'rtl';
      texts.push({ page, text: item.str, left, top: bottom - height, width, height, rightToLeft });
    }
  }
  return texts;
}
