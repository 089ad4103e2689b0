import type { DocumentFormat, FormatOptions } from '../document/document-format.ts';
import { parseDocument, rewriteDocument } from '../document/read-document.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';

/** The units of a text file, as markup. */
export function unitTexts(
  format: DocumentFormat,
  text: string,
  options: FormatOptions = {},
): readonly string[] {
  return parseDocument(format, Buffer.from(text), options).units.map(({ source }) => toMarkup(source));
}

/** The text file after units became what is given for their id; the others stay as they are. */
export function translated(
  format: DocumentFormat,
  text: string,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
): string {
  const { output } = rewriteDocument(
    format,
    Buffer.from(text),
    ({ id }) => {
      const target = targets[id];
      return target === undefined ? undefined : fromMarkup(target);
    },
    options,
  );
  return Buffer.from(output).toString();
}
