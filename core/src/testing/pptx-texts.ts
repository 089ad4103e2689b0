import type { FormatOptions } from '../document/document-format.ts';
import { pptxFormat } from '../document/formats/pptx/pptx-format.ts';
import { buildDocument, parseDocument } from '../document/read-document.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { slideParagraph, slideRun } from './pptx-builder.ts';

/** A paragraph of one run. */
export const slideText = (words: string) => slideParagraph(slideRun(words));

/** The units of a presentation, as markup. */
export function pptxTexts(file: Uint8Array, options: FormatOptions = {}): readonly string[] {
  return parseDocument(pptxFormat, file, options).units.map(({ source }) => toMarkup(source));
}

/** The presentation after one of its units, the first by default, became this. */
export function translatedPptx(
  file: Uint8Array,
  markup: string,
  options: FormatOptions = {},
  unit = 0,
): Uint8Array {
  const id = parseDocument(pptxFormat, file, options).units[unit]?.id ?? '';
  return buildDocument(pptxFormat, file, new Map([[id, fromMarkup(markup)]]), options).output;
}
