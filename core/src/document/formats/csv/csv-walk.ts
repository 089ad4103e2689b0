import type { Splice } from '../../../text/splice-text.ts';
import { columnLetters } from '../../columns/column-letters.ts';
import { type LanguageColumns, planColumns } from '../../columns/column-plan.ts';
import type { DocumentWarning, FormatOptions, UnitVisitor } from '../../document-format.ts';
import { DocumentFormatError } from '../../document-format-error.ts';
import { type CellContext, type CellVisit, visitCellText } from './csv-cell-text.ts';
import { type CsvCell, type CsvDialect, type CsvRecord, readRecord, writeCsvCell } from './csv-records.ts';

/** Longer texts are no cells: no spreadsheet holds them, and no editor. */
const longestCell = 2 ** 20;
/** Spreadsheets have no more columns. */
const maxCells = 16_384;

/** Walks a table row by row, as much of it at a time as the caller has. */
export class CsvWalk {
  readonly #dialect: CsvDialect;
  readonly #plan: ReturnType<typeof planColumns>;
  readonly #cell: CellVisit;
  #row = 0;
  #restored = 0;
  #excluded = 0;
  #unwritten = 0;

  /** @throws {DocumentFormatError} no-text */
  constructor(dialect: CsvDialect, visit: UnitVisitor, options: FormatOptions) {
    this.#dialect = dialect;
    this.#plan = planColumns(options);
    this.#cell = {
      visit,
      options,
      restored: (units) => {
        this.#restored += units;
      },
    };
  }

  get restored(): number {
    return this.#restored;
  }

  get warnings(): readonly DocumentWarning[] {
    const counts = [
      { code: 'excluded-text-skipped', count: this.#excluded },
      { code: 'text-not-written', count: this.#unwritten },
    ] as const;
    return counts.filter(({ count }) => count > 0);
  }

  /**
   * Replacements in the rows that end in the text, and where the first row begins that does not. At the end of the
   * file every row ends.
   * @throws {DocumentFormatError} broken where quotes are never closed; limit
   */
  read(text: string, { from, isLast }: { readonly from: number; readonly isLast: boolean }) {
    const splices: Splice[] = [];
    let at = from;
    while (at < text.length) {
      const record = readRecord(text, at, this.#dialect);
      if (!isLast && record.next >= text.length) break; // the row, or its line end, may go on
      this.#row++;
      if (!record.closed) throw new DocumentFormatError('broken', { part: `:${this.#row}`, reason: 'quote' });
      this.#readRecord(record, splices);
      at = record.next;
    }
    return { splices, end: at };
  }

  #readRecord(record: CsvRecord, splices: Splice[]): void {
    this.#checkLimits(record);
    const { languages, excluded } = this.#plan;
    if (languages !== undefined) {
      if (this.#row > languages.headerRows) this.#readMapped(record, languages, splices);
      return;
    }
    for (const [index, cell] of record.cells.entries()) {
      if (cell.text === '') continue;
      if (excluded.has(index + 1)) {
        this.#excluded++;
        continue;
      }
      const id = `${columnLetters(index + 1)}${this.#row}`;
      const written = visitCellText(cell.text, { id }, this.#cell);
      if (written !== undefined) splices.push(this.#splice(cell, written));
    }
  }

  #checkLimits({ cells }: CsvRecord): void {
    const part = `:${this.#row}`;
    if (cells.length > maxCells) throw new DocumentFormatError('limit', { part, limit: maxCells });
    if (cells.some(({ text }) => text.length > longestCell))
      throw new DocumentFormatError('too-long', { part, limit: longestCell });
  }

  #splice(cell: CsvCell, text: string): Splice {
    return { start: cell.start, end: cell.end, text: writeCsvCell(text, cell, this.#dialect) };
  }

  #readMapped(record: CsvRecord, languages: LanguageColumns, splices: Splice[]): void {
    const source = record.cells[languages.source - 1];
    if (source === undefined || source.text === '') return;
    const target = languages.target === undefined ? undefined : record.cells[languages.target - 1];
    const context = this.#contextOf(record, languages);
    const written = visitCellText(source.text, context, { ...this.#cell, existing: target?.text ?? '' });
    if (written === undefined) return;
    if (languages.target === undefined) this.#unwritten++;
    else if (target !== undefined) splices.push(this.#splice(target, written));
    else splices.push(this.#addedCell(record, source, { column: languages.target, text: written }));
  }

  /** The row is too short: it gets the cells that are missing. */
  #addedCell(
    { cells, end }: CsvRecord,
    { quoted }: CsvCell,
    { column, text }: { readonly column: number; readonly text: string },
  ): Splice {
    const missing = this.#dialect.delimiter.repeat(column - cells.length);
    const cell = { start: end, end, text: '', quoted };
    return { start: end, end, text: missing + writeCsvCell(text, cell, this.#dialect) };
  }

  #contextOf({ cells }: CsvRecord, { source, key, note, maxLength }: LanguageColumns): CellContext {
    const shown = (column: number | undefined) =>
      column === undefined ? '' : (cells[column - 1]?.text ?? '').trim();
    const [name, comment, longest] = [shown(key), shown(note), Number(shown(maxLength))];
    return {
      id: `${columnLetters(source)}${this.#row}`,
      ...(name !== '' && { key: name }),
      ...(comment !== '' && { notes: [comment] }),
      ...(Number.isSafeInteger(longest) && longest > 0 && { maxLength: longest }),
    };
  }
}
