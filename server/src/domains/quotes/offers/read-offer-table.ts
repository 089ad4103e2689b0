import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { limits } from '@transloom/contracts/limits';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';
import { AppError } from '../../../platform/app-error.ts';
import type { OfferTableRow } from './check-offers.ts';
import { type OfferColumn, offerColumns, offerHeadings } from './offer-table.ts';

/**
 * The rows of a filled-in template. Columns are found by their headings in either language; empty rows are left out.
 * @throws {AppError} offer-import.wrong-template, offer-import.too-many
 */
export async function readOfferTable(
  file: Uint8Array,
  language: InterfaceLanguage,
): Promise<readonly OfferTableRow[]> {
  const [titles = [], ...rows] = await allRows(file);
  const places = new Map(offerColumns.map((column) => [column, placeOf(titles, column)]));
  const missing = offerColumns.filter((column) => places.get(column) === -1);
  if (missing.length > 0) {
    const columns = missing.map((column) => offerHeadings[language][column]).join(', ');
    throw new AppError('offer-import.wrong-template', { columns });
  }
  return rows.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cells: cellsAt(cells, places) }],
  );
}

function cellsAt(cells: readonly string[], places: ReadonlyMap<OfferColumn, number>): OfferTableRow['cells'] {
  const at = (column: OfferColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
  return {
    member: at('member'),
    kind: at('kind'),
    source: at('source'),
    target: at('target'),
    unitPrice: at('unitPrice'),
    currency: at('currency'),
    per: at('per'),
    unit: at('unit'),
  };
}

function placeOf(titles: readonly string[], column: OfferColumn): number {
  const words = [offerHeadings['zh-CN'][column], offerHeadings['en-US'][column]];
  return titles.findIndex((title) => words.some((word) => word.toLowerCase() === title.trim().toLowerCase()));
}

/** @throws {AppError} offer-import.wrong-template for a file that is no workbook, offer-import.too-many */
async function allRows(file: Uint8Array): Promise<readonly (readonly string[])[]> {
  const all: (readonly string[])[] = [];
  try {
    for await (const { rows } of workbookRows(file)) {
      all.push(...rows);
      if (all.length > limits.importedOffers + 1)
        throw new AppError('offer-import.too-many', { limit: limits.importedOffers });
    }
  } catch (error) {
    if (error instanceof DocumentFormatError) throw new AppError('offer-import.wrong-template');
    throw error;
  }
  return all;
}
