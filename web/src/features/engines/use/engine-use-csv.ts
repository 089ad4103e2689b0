import type { EngineMonth } from '@transloom/contracts/engine-use';
import { csvLine } from '@transloom/core/spreadsheet/csv-line';

/** The columns, in their order. */
export const engineUseFields = [
  'month',
  'name',
  'characters',
  'knownCharacters',
  'calls',
  'failures',
  'tokensRead',
  'tokensWritten',
  'costUsd',
  'costCny',
] as const;

/** Spreadsheets take a file for UTF-8 by it. */
const byteOrderMark = '\uFEFF';

/** A table for spreadsheets; numbers are written plainly. */
export function engineUseCsv(months: readonly EngineMonth[], headings: readonly string[]): string {
  return byteOrderMark + [headings, ...months.map(cellsOf)].map(csvLine).join('');
}

function cellsOf({ costs, ...month }: EngineMonth): string[] {
  const cells: Record<string, EngineMonth[Exclude<keyof EngineMonth, 'costs'>]> = {
    ...month,
    costUsd: costOf(costs, 'USD'),
    costCny: costOf(costs, 'CNY'),
  };
  return engineUseFields.map((field) => String(cells[field] ?? ''));
}

function costOf(costs: EngineMonth['costs'], currency: 'USD' | 'CNY'): string {
  const amount = costs.find((cost) => cost.currency === currency)?.amount;
  return amount === undefined ? '' : String(amount);
}
