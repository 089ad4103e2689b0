import type { InterfaceLanguage } from '@transloom/contracts/answer';
import { limits } from '@transloom/contracts/limits';
import { DocumentFormatError } from '@transloom/core/document/document-format-error';
import { workbookRows } from '@transloom/core/memory/exchange/workbook-rows';
import { AppError } from '../../../platform/app-error.ts';
import { headings, type MemberColumn, memberColumns } from '../member-table.ts';
import type { TableRow } from './check-rows.ts';

const headingRows = 1;

/** Columns without which a row says nobody to invite. */
const needed: readonly MemberColumn[] = ['name', 'phone', 'email'];

/**
 * The rows of a filled-in template. Columns are found by their headings in either language, in any order; empty rows are
 * left out.
 * @throws {AppError} member-import.wrong-template, member-import.too-many
 */
export async function readTable(file: Uint8Array, language: InterfaceLanguage): Promise<readonly TableRow[]> {
  const rows: NumberedRow[] = [];
  for await (const row of numberedRows(file, language)) rows.push(row);
  const [head, ...rest] = rows;
  if (head === undefined) throw wrongTemplate(needed, language);
  const places = columnPlaces(head.cells, language);
  return rest
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    .map(({ row, cells }) => ({ row, cells: cellsAt(cells, places) }));
}

interface NumberedRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** @throws {AppError} member-import.too-many, so that a huge sheet does not fill the memory */
async function* numberedRows(file: Uint8Array, language: InterfaceLanguage): AsyncGenerator<NumberedRow> {
  let row = 0;
  for await (const batch of rowsOf(file, language)) {
    if (row + batch.length > limits.importedMembers + headingRows)
      throw new AppError('member-import.too-many', { limit: limits.importedMembers });
    for (const cells of batch) yield { row: ++row, cells };
  }
}

async function* rowsOf(file: Uint8Array, language: InterfaceLanguage) {
  try {
    for await (const { rows } of workbookRows(file)) yield rows;
  } catch (error) {
    if (error instanceof DocumentFormatError) throw wrongTemplate(needed, language);
    throw error;
  }
}

function columnPlaces(
  cells: readonly string[],
  language: InterfaceLanguage,
): ReadonlyMap<MemberColumn, number> {
  const titles = cells.map((cell) => cell.trim().toLowerCase());
  const placeOf = (column: MemberColumn) =>
    Math.max(
      ...[headings['zh-CN'][column], headings['en-US'][column]].map((word) =>
        titles.indexOf(word.toLowerCase()),
      ),
    );
  const missing = needed.filter((column) => placeOf(column) < 0);
  if (missing.length > 0) throw wrongTemplate(missing, language);
  return new Map(memberColumns.map((column) => [column, placeOf(column)]));
}

function wrongTemplate(missing: readonly MemberColumn[], language: InterfaceLanguage): AppError {
  const columns = missing
    .map((column) => headings[language][column])
    .join(language === 'zh-CN' ? '、' : ', ');
  return new AppError('member-import.wrong-template', { columns });
}

function cellsAt(
  cells: readonly string[],
  places: ReadonlyMap<MemberColumn, number>,
): Readonly<Record<MemberColumn, string>> {
  const at = (column: MemberColumn) => (cells[places.get(column) ?? -1] ?? '').trim();
  return {
    name: at('name'),
    phone: at('phone'),
    email: at('email'),
    role: at('role'),
    team: at('team'),
    languages: at('languages'),
    systemCode: at('systemCode'),
  };
}
