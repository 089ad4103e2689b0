import type { InlineCodeDetails, InlineCodeTable } from '../../inline/inline-text.ts';
import { tmxCodeType } from '../tmx/tmx-code-types.ts';

/**
 * What the codes of a row stand for, as a cell: JSON of a table for each text of the row, in the order of the columns.
 * Empty where nothing is known of them.
 */
export function codesCell(tables: readonly InlineCodeTable[]): string {
  const detailed = tables.map((table) =>
    Object.fromEntries(Object.entries(table).filter(([, code]) => saysMore(code))),
  );
  return detailed.some((table) => Object.keys(table).length > 0) ? JSON.stringify(detailed) : '';
}

function saysMore({ type, display, equivalent, required }: InlineCodeDetails): boolean {
  return type !== 'other' || display !== undefined || equivalent !== undefined || required === true;
}

/** The tables of a cell; none where people changed it into something else. */
export function readCodesCell(cell: string): readonly InlineCodeTable[] {
  const tables = parsed(cell);
  return Array.isArray(tables) ? tables.map(tableOf) : [];
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

function tableOf(table: unknown): InlineCodeTable {
  if (!isRecord(table)) return {};
  const codes = Object.entries(table).filter(([id, code]) => /^[1-9]\d{0,8}$/.test(id) && isRecord(code));
  return Object.fromEntries(codes.map(([id, code]) => [Number(id), detailsOf(isRecord(code) ? code : {})]));
}

function detailsOf({
  type,
  display,
  equivalent,
  required,
}: Readonly<Record<string, unknown>>): InlineCodeDetails {
  return {
    type: tmxCodeType(typeof type === 'string' ? type : undefined),
    ...(typeof display === 'string' && { display }),
    ...(typeof equivalent === 'string' && { equivalent }),
    ...(required === true && { required }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
