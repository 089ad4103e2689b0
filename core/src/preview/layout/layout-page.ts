import { bookParts, openBook } from '../../document/formats/epub/epub-package.ts';
import { readXmlPart } from '../../document/xml-rules/xml-part.ts';
import { decodeText } from '../../encoding/decode-text.ts';
import { BookResources } from './book-resources.ts';
import { htmlOfXhtml } from './html-of-xhtml.ts';
import type { PageResources } from './page-resources.ts';
import { renderMarkdown } from './render-markdown.ts';

/** One page of a document. */
export interface LayoutPage {
  /** As it stands in the file. */
  readonly text: string;
  html(): string;
  readonly resources: PageResources;
}

/** Gives the pages of a file; texts of which `encoding` is known need no guess. */
type PageReader = (file: Uint8Array, encoding?: string) => readonly LayoutPage[];

const nothing: PageResources = { picture: () => undefined, styleSheet: () => undefined };

const onePage =
  (toHtml: (text: string) => string): PageReader =>
  (file, encoding) => {
    const { text } = decodeText(file, { declared: encoding });
    return [{ text, html: () => toHtml(text), resources: nothing }];
  };

/** How a file becomes pages of HTML, by format. */
const readers: Readonly<Record<string, PageReader>> = {
  html: onePage((text) => text),
  md: onePage(renderMarkdown),
  epub: bookPages,
};

/** Whether documents of a format have a layout of their own in HTML. */
export function hasLayout(formatId: string): boolean {
  return Object.hasOwn(readers, formatId);
}

/** @throws {DocumentFormatError} */
export function layoutPages(formatId: string, ...file: Parameters<PageReader>): readonly LayoutPage[] {
  return readers[formatId]?.(...file) ?? [];
}

/** In reading order; tables of contents that are no pages have no place. */
function bookPages(file: Uint8Array): readonly LayoutPage[] {
  const { archive, packages } = openBook(file);
  const shared = new BookResources(archive);
  const names = packages.flatMap((one) => bookParts(archive, one).filter(({ kind }) => kind === 'page'));
  return names.map(({ name }) => {
    const text = readXmlPart(archive, name)?.text ?? '';
    return { text, html: () => htmlOfXhtml(text), resources: shared.of(name) };
  });
}
