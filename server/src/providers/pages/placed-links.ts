import type { SpanLink } from '@transloom/core/page-layout/pages-document';
import { PDFArray, PDFDict, PDFName, type PDFPage, PDFString } from 'pdf-lib';

/** Chromium writes this address into the printed page, where it stands for annotations of the original. */
const prefix = 'https://link.invalid/';

export function linkAddress({ page, annotations }: SpanLink): string {
  return `${prefix}${page}/${annotations.map(encodeURIComponent).join('/')}`;
}

export interface Rectangle {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** A link of the printed page: the annotations it stands for, and an area for each line of its text. */
export interface PlacedLink {
  /** Page of the original, from 0. */
  readonly page: number;
  readonly annotations: readonly string[];
  readonly areas: readonly Rectangle[];
}

/** Returns the links of a printed page. */
export function readPlacedLinks(sheet: PDFPage): readonly PlacedLink[] {
  const links = new Map<string, Rectangle[]>();
  for (const annotation of sheet.node.Annots()?.asArray() ?? []) {
    const dict = sheet.doc.context.lookup(annotation);
    const address = dict instanceof PDFDict ? addressOf(dict) : undefined;
    if (!(dict instanceof PDFDict) || !address?.startsWith(prefix)) continue;
    const areas = links.get(address) ?? [];
    links.set(address, areas);
    areas.push(rectangleOf(dict));
  }
  return Array.from(links, ([address, areas]) => {
    const [page, ...annotations] = address.slice(prefix.length).split('/').map(decodeURIComponent);
    return { page: Number(page), annotations, areas };
  });
}

function addressOf(annotation: PDFDict): string | undefined {
  const action = annotation.lookup(PDFName.of('A'));
  const address = action instanceof PDFDict ? action.lookup(PDFName.of('URI')) : undefined;
  return address instanceof PDFString ? address.asString() : undefined;
}

function rectangleOf(annotation: PDFDict): Rectangle {
  const { x, y, width, height } = annotation.lookup(PDFName.of('Rect'), PDFArray).asRectangle();
  return { left: x, bottom: y, right: x + width, top: y + height };
}
