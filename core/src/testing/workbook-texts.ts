import type { DocumentWarning, FormatOptions } from '../document/document-format.ts';
import { xlsxFormat } from '../document/formats/xlsx/xlsx-format.ts';
import { type BuiltDocument, buildDocument, parseDocument } from '../document/read-document.ts';
import { fromMarkup, toMarkup } from '../inline/markup.ts';
import { buildXlsx, type SheetContents, type XlsxContents } from './xlsx-builder.ts';

/** Of the sheet of `workbook`. */
export const sheetPart = 'xl/worksheets/sheet1.xml';

/** A workbook with one sheet whose strings are given. */
export function workbook(sheet: Partial<SheetContents>, rest: Partial<XlsxContents> = {}): Uint8Array {
  return buildXlsx({ sheets: [{ name: 'Sheet1', ...sheet }], ...rest });
}

/** The units as markup, those of cells by their place. */
export function readWorkbookTexts(file: Uint8Array, options: FormatOptions = {}): Record<string, string> {
  const { units } = parseDocument(xlsxFormat, file, options);
  return Object.fromEntries(
    units.map(({ id, source }) => [id.replace(`${sheetPart}#`, ''), toMarkup(source)]),
  );
}

/** The workbook after units became what is given as markup, for their id or the place of their cell. */
export function writeWorkbookTexts(
  file: Uint8Array,
  targets: Readonly<Record<string, string>>,
  options: FormatOptions = {},
): BuiltDocument {
  const full = Object.entries(targets).map(
    ([id, markup]) => [id.includes('/') ? id : `${sheetPart}#${id}`, fromMarkup(markup)] as const,
  );
  return buildDocument(xlsxFormat, file, new Map(full), options);
}

export function workbookWarnings(file: Uint8Array, options: FormatOptions = {}): readonly DocumentWarning[] {
  return parseDocument(xlsxFormat, file, options).warnings;
}
