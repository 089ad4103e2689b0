import type { FormatOptions } from '../document/document-format.ts';
import { docxFormat } from '../document/formats/docx/docx-format.ts';
import { parseDocument } from '../document/read-document.ts';
import { toMarkup } from '../inline/markup.ts';
import { buildDocx, type DocxContents } from './docx-builder.ts';

/** The units of a Word document with these contents, as markup. */
export function docxTexts(contents: DocxContents, options: FormatOptions = {}): readonly string[] {
  return parseDocument(docxFormat, buildDocx(contents), options).units.map(({ source }) => toMarkup(source));
}
