import { decodeXmlText } from '../../../xml/xml-text.ts';
import { NumberRows } from './number-rows.ts';
import { placeOfPlainRun, readPlainRun } from './plain-run.ts';
import type { SheetCell } from './sheet-cell.ts';

/** Cells whose text can be read again from where it stands. */
const types = ['s', 'str', 'inlineStr'];

/** Cells of a sheet in their order; hundreds of thousands of them are kept as numbers. */
export class CellList implements Iterable<SheetCell> {
  readonly #text: string;
  /** Row, column, type, style, then the places of the cell, its content and its characters. */
  readonly #rows = new NumberRows(10);
  /** By their number, those that say more. */
  readonly #others = new Map<number, SheetCell>();

  /** @param text of the sheet's part */
  constructor(text: string) {
    this.#text = text;
  }

  add(cell: SheetCell): void {
    const row = this.#numbersOf(cell);
    if (row === undefined) this.#others.set(this.#rows.length, cell);
    this.#rows.add(row ?? []);
  }

  *[Symbol.iterator](): Iterator<SheetCell> {
    for (let i = 0; i < this.#rows.length; i++) yield this.#others.get(i) ?? this.#read(i);
  }

  #numbersOf(cell: SheetCell): readonly number[] | undefined {
    const { row, column, style, start, end, content } = cell;
    const type = types.indexOf(cell.type);
    if (cell.hasFormula || content === undefined || type < 0 || !Number.isInteger(style)) return undefined;
    const inner =
      cell.type === 'inlineStr' ? placeOfPlainRun(this.#text, content, cell.runs) : this.#placeOfValue(cell);
    return (
      inner && [row, column, type, style, start, end, content.start, content.end, inner.start, inner.end]
    );
  }

  #placeOfValue({ content }: SheetCell): SheetCell['content'] {
    if (content === undefined) return undefined;
    const tag = this.#text.indexOf('<', content.start);
    return tag < content.end ? undefined : content;
  }

  #read(i: number): SheetCell {
    const at = (column: number) => this.#rows.get(i, column);
    const type = types[at(2)] ?? '';
    const characters = { start: at(8), end: at(9) };
    return {
      row: at(0),
      column: at(1),
      type,
      style: at(3),
      start: at(4),
      end: at(5),
      content: { start: at(6), end: at(7) },
      hasFormula: false,
      ...this.#textOf(type, characters),
    };
  }

  #textOf(type: string, { start, end }: { start: number; end: number }): Pick<SheetCell, 'value' | 'runs'> {
    if (type === 'inlineStr') return { value: '', runs: [readPlainRun(this.#text, start, end)] };
    return { value: decodeXmlText(this.#text.slice(start, end)) };
  }
}
