import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Bookmark {
  readonly title?: string;
  readonly items?: readonly Bookmark[];
}

/** The titles of a file's bookmarks in the order people see them; none where they are damaged. */
export async function readBookmarks(pdf: PDFDocumentProxy): Promise<readonly string[]> {
  const outline: readonly Bookmark[] | null = await pdf.getOutline().catch(() => []);
  const waiting = [...(outline ?? [])].reverse();
  const titles: string[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.title !== undefined && next.title.trim() !== '') titles.push(next.title);
    waiting.push(...[...(next.items ?? [])].reverse());
  }
  return titles;
}
