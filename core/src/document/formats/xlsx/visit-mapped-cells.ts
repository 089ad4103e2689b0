import type { LanguageColumns } from '../../columns/column-plan.ts';
import type { TranslationUnit, UnitVisitor } from '../../document-format.ts';
import { type RunNode, sameLook } from '../ooxml/run-nodes.ts';
import { writePlace } from './cell-place.ts';
import { writeRichText } from './rich-text.ts';
import { ownRuns, type SheetCell } from './sheet-cell.ts';
import type { SheetVisit } from './sheet-visit.ts';
import { excludedCells, hiddenCells } from './shown-cells.ts';
import { SheetTables } from './tables.ts';
import { countingWalk } from './workbook-walk.ts';
import { fitting, inlineCell, writeCell } from './write-cell.ts';

/** Takes the source column past the visitor and writes into the target column; the source stays. */
export function visitMappedCells(sheet: SheetVisit, languages: LanguageColumns): void {
  const { walk, part, contents } = sheet;
  const isHidden = walk.options.hiddenText ? () => false : hiddenCells(contents);
  const isExcluded = excludedCells(walk);
  const counting = countingWalk(walk);
  const tables = new SheetTables(walk, part);
  for (const row of rowsOf(contents.cells)) {
    const source = row.get(languages.source);
    if (source === undefined || source.row <= languages.headerRows || isExcluded(source)) continue;
    const { visit } = isHidden(source) ? counting : walk;
    visitRow(sheet, { languages, row, source, tables }, visit);
  }
}

function visitRow(sheet: SheetVisit, place: RowPlace, visit: UnitVisitor): void {
  const { cells, part } = sheet;
  const { languages, row, source } = place;
  const text = cells.textOf(source, part);
  if (text === undefined) return;
  const target = languages.target === undefined ? undefined : row.get(languages.target);
  const existing = target && cells.textOf(target, part);
  const id = `${part}#${writePlace(source)}`;
  const unit = { id, kind: 'cell', existing, ...contextOf(sheet, row, languages) } as const;
  const nodes = cells.visit(source, text, unit, visit);
  if (nodes !== undefined) writeTarget(sheet, place, target, nodes);
}

type MappedRow = ReadonlyMap<number, SheetCell>;

function* rowsOf(cells: Iterable<SheetCell>): Iterable<MappedRow> {
  let row = new Map<number, SheetCell>();
  let number: number | undefined;
  for (const cell of cells) {
    if (cell.row !== number && row.size > 0) {
      yield row;
      row = new Map();
    }
    number = cell.row;
    row.set(cell.column, cell);
  }
  if (row.size > 0) yield row;
}

function contextOf(
  { walk }: SheetVisit,
  row: MappedRow,
  { key, note, maxLength }: LanguageColumns,
): Pick<TranslationUnit, 'key' | 'notes' | 'maxLength'> {
  const shown = (column: number | undefined): string => {
    const cell = column === undefined ? undefined : row.get(column);
    if (cell === undefined) return '';
    const runs = ownRuns(cell, walk.strings.strings);
    return (runs?.map(({ text }) => text).join('') ?? (cell.type === 's' ? '' : cell.value)).trim();
  };
  const [name, comment, longest] = [shown(key), shown(note), Number(shown(maxLength))];
  return {
    ...(name !== '' && { key: name }),
    ...(comment !== '' && { notes: [comment] }),
    ...(Number.isSafeInteger(longest) && longest > 0 && { maxLength: longest }),
  };
}

interface RowPlace {
  readonly languages: LanguageColumns;
  readonly row: MappedRow;
  readonly source: SheetCell;
  readonly tables: SheetTables;
}

/** A formula in the target column is never replaced: the list of formulas in the file would name a cell without one. */
function writeTarget(
  sheet: SheetVisit,
  { languages, source, tables }: RowPlace,
  target: SheetCell | undefined,
  given: readonly RunNode[],
): void {
  const { walk, part, contents } = sheet;
  const { prefix } = contents;
  const gap = contents.gaps.get(source.row);
  if (languages.target === undefined || target?.hasFormula || (target === undefined && gap === undefined)) {
    walk.report.warn('text-not-written');
    return;
  }
  const cell = target ?? { ...source, column: languages.target };
  const nodes = tables.agree(cell, fitting(walk, asIn(sheet, source, cell, given)));
  if (target !== undefined && ownRuns(target, walk.strings.strings) !== undefined) {
    writeCell(walk, { part, prefix }, target, nodes);
    return;
  }
  const content = writeRichText(nodes, walk.styles.look(cell.style), prefix);
  const xml = inlineCell({ cell, content, prefix });
  const { start, end } = target ?? { start: gap ?? 0, end: gap ?? 0 };
  walk.edits.add(part, { start, end, xml });
}

/** Text with the look of the source's cell gets the look of the target's cell. */
function asIn(
  { walk }: SheetVisit,
  from: SheetCell,
  to: SheetCell,
  nodes: readonly RunNode[],
): readonly RunNode[] {
  const [source, target] = [walk.styles.look(from.style), walk.styles.look(to.style)];
  if (source === target) return nodes;
  return nodes.map((node) => (sameLook(node.look, source) ? { ...node, look: target } : node));
}
