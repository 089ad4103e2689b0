import type { ChangedBookmark } from '@transloom/core/page-layout/bookmarks';
import { PDFDict, type PDFDocument, PDFHexString, PDFName, type PDFObject, PDFString } from 'pdf-lib';

/** Gives bookmarks new titles. Answers how many were not found as they were read. */
export function writeBookmarks(pdf: PDFDocument, changed: readonly ChangedBookmark[]): number {
  const wanted = new Map(changed.map(({ from, time, to }) => [nameOf(from, time), to]));
  const times = new Map<string, number>();
  for (const item of outlineItems(pdf)) {
    const title = titleOf(item);
    if (title === undefined) continue;
    const time = times.get(title) ?? 0;
    times.set(title, time + 1);
    const to = wanted.get(nameOf(title, time));
    if (to === undefined) continue;
    item.set(PDFName.of('Title'), PDFHexString.fromText(to));
    wanted.delete(nameOf(title, time));
  }
  return wanted.size;
}

const nameOf = (title: string, time: number) => `${time} ${title}`;

function titleOf(item: PDFDict): string | undefined {
  const title = item.lookup(PDFName.of('Title'));
  return title instanceof PDFString || title instanceof PDFHexString ? title.decodeText() : undefined;
}

/** In the order people see them; an item that is reached twice counts once. */
function* outlineItems(pdf: PDFDocument): Generator<PDFDict> {
  const seen = new Set<PDFDict>();
  const waiting: (PDFObject | undefined)[] = [childOf(pdf, pdf.catalog.get(PDFName.of('Outlines')), 'First')];
  for (let next = waiting.pop(); waiting.length > 0 || next !== undefined; next = waiting.pop()) {
    const item = pdf.context.lookup(next);
    if (!(item instanceof PDFDict) || seen.has(item)) continue;
    seen.add(item);
    yield item;
    waiting.push(item.get(PDFName.of('Next')), item.get(PDFName.of('First')));
  }
}

function childOf(pdf: PDFDocument, of: PDFObject | undefined, name: string): PDFObject | undefined {
  const item = pdf.context.lookup(of);
  return item instanceof PDFDict ? item.get(PDFName.of(name)) : undefined;
}
