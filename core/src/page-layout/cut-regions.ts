import { unionOf } from './page-glyphs.ts';
import type { TextFragment } from './text-fragment.ts';
import { cellGap, isMarker } from './text-line.ts';

/** Text that is read as a whole, before what comes next. */
export interface TextRegion {
  readonly fragments: readonly TextFragment[];
  /** Set for the cells of a table: which table of the page, which row and which column. */
  readonly cell?: { readonly table: number; readonly row: number; readonly column: number };
}

interface Cut {
  readonly before: readonly TextFragment[];
  readonly after: readonly TextFragment[];
}

const deepest = 40;
/** A page of more pieces is not worth looking for columns: time grows with their square. */
const mostFragments = 8_000;

/** Columns, tables and blocks of a page in reading order: cut at gutters first, then at the gaps between lines. */
export function cutRegions(fragments: readonly TextFragment[]): readonly TextRegion[] {
  if (fragments.length > mostFragments) return [{ fragments }];
  const regions: TextRegion[] = [];
  cutInto(regions, fragments, 0);
  return regions;
}

function cutInto(regions: TextRegion[], fragments: readonly TextFragment[], depth: number): void {
  if (fragments.length === 0) return;
  const isDeepest = depth >= deepest;
  const cut = isDeepest ? undefined : cutAtTable(fragments);
  const columns = isDeepest || cut ? undefined : findColumns(fragments);
  if (columns === undefined)
    cutAcross(regions, fragments, isDeepest ? undefined : (cut ?? findBestGap(fragments)), depth);
  else if (isTable(fragments, columns)) pushTable(regions, fragments, columns);
  else for (const column of columns) cutInto(regions, column, depth + 1);
}

function cutAcross(
  regions: TextRegion[],
  fragments: readonly TextFragment[],
  cut: Cut | undefined,
  depth: number,
): void {
  if (cut === undefined) regions.push({ fragments });
  else for (const part of [cut.before, cut.after]) cutInto(regions, part, depth + 1);
}

const fewestCells = 3;
const fewestRows = 2;

/**
 * Above or below rows of three cells and more, whose columns are not those of the text around; undefined where all rows
 * are such, or none.
 */
function cutAtTable(fragments: readonly TextFragment[]): Cut | undefined {
  const rows = rowsOf(fragments);
  const isRow = rows.map((row) => countCells(row) >= fewestCells);
  const first = isRow.findIndex(
    (row, at) =>
      row &&
      isRow.slice(at, at + fewestRows).length === fewestRows &&
      !isRow.slice(at, at + fewestRows).includes(false),
  );
  if (first < 0) return undefined;
  const rest = isRow.indexOf(false, first);
  const at = first > 0 ? first : rest;
  if (at <= 0) return undefined;
  return { before: rows.slice(0, at).flat(), after: rows.slice(at).flat() };
}

function countCells(row: readonly TextFragment[]): number {
  let [cells, right] = [0, -Infinity];
  for (const { box, size } of row.toSorted((a, b) => a.box.x - b.box.x)) {
    if (box.x - right > size * cellGap) cells++;
    right = Math.max(right, box.x + box.width);
  }
  return cells;
}

/** Parts beside one another with a gutter through all of the region between them; undefined for one alone. */
function findColumns(fragments: readonly TextFragment[]): readonly (readonly TextFragment[])[] | undefined {
  const gutter = medianSize(fragments) * 0.9;
  const columns: TextFragment[][] = [];
  let right = -Infinity;
  for (const fragment of fragments.toSorted((a, b) => a.box.x - b.box.x)) {
    const last = columns.at(-1);
    if (last === undefined || fragment.box.x - right > gutter) columns.push([fragment]);
    else last.push(fragment);
    right = Math.max(right, fragment.box.x + fragment.box.width);
  }
  const longest = Math.max(...columns.map((column) => rowsOf(column).length));
  return columns.length > 1 && longest > 1 && !isList(columns) && standBeside(columns) ? columns : undefined;
}

/** Each beside the next for half of the shorter one at least: what stands above and further out is no column. */
function standBeside(columns: readonly (readonly TextFragment[])[]): boolean {
  const boxes = columns.map((column) => unionOf(column.map(({ box }) => box)));
  return boxes.every((box, index) => {
    const next = boxes[index + 1];
    if (next === undefined) return true;
    const shared = Math.min(box.y + box.height, next.y + next.height) - Math.max(box.y, next.y);
    return shared >= Math.min(box.height, next.height) / 2;
  });
}

/** Bullets and numbers before their text are no column. */
function isList(columns: readonly (readonly TextFragment[])[]): boolean {
  const [first = []] = columns;
  return columns.length === 2 && first.every(({ glyphs }) => glyphs.length <= 4 && isMarker(glyphs));
}

/** Rows that go on from column to column, of short texts. */
function isTable(fragments: readonly TextFragment[], columns: readonly (readonly TextFragment[])[]): boolean {
  const rows = rowsOf(fragments);
  const shared = rows.filter(
    (row) => columns.filter((column) => column.some((one) => row.includes(one))).length > 1,
  );
  // A justified line is in many pieces.
  const lengths = columns.flatMap((column) => rowsOf(column).map(lengthOf)).sort((a, b) => a - b);
  const typical = lengths[lengths.length >> 1] ?? 0;
  return rows.length > 1 && shared.length >= rows.length * 0.5 && typical <= (columns.length > 2 ? 28 : 18);
}

function pushTable(
  regions: TextRegion[],
  fragments: readonly TextFragment[],
  columns: readonly (readonly TextFragment[])[],
): void {
  const table = regions.reduce((next, { cell }) => Math.max(next, (cell?.table ?? -1) + 1), 0);
  const column = new Map(columns.flatMap((list, index) => list.map((one) => [one, index] as const)));
  for (const [row, inRow] of tableRows(fragments, columns).entries()) {
    const cells = Map.groupBy(inRow, (fragment) => column.get(fragment) ?? 0);
    for (const index of [...cells.keys()].sort((a, b) => a - b))
      regions.push({ fragments: cells.get(index) ?? [], cell: { table, row, column: index } });
  }
}

/** A line that fills the first column begins a row; the others go on with the row before. */
function tableRows(
  fragments: readonly TextFragment[],
  [first = []]: readonly (readonly TextFragment[])[],
): readonly (readonly TextFragment[])[] {
  const rows: TextFragment[][] = [];
  const starts = new Set(first);
  for (const line of rowsOf(fragments)) {
    const last = rows.at(-1);
    if (last === undefined || line.some((one) => starts.has(one))) rows.push([...line]);
    else last.push(...line);
  }
  return rows;
}

function lengthOf(row: readonly TextFragment[]): number {
  return row.reduce((sum, { glyphs }) => sum + glyphs.length, 0);
}

/** Fragments by line, from top to bottom. */
function rowsOf(fragments: readonly TextFragment[]): readonly (readonly TextFragment[])[] {
  const rows: TextFragment[][] = [];
  let baseline = -Infinity;
  for (const fragment of fragments.toSorted((a, b) => a.baseline - b.baseline)) {
    const last = rows.at(-1);
    if (last !== undefined && fragment.baseline - baseline <= fragment.size * 0.5) last.push(fragment);
    else {
      rows.push([fragment]);
      baseline = fragment.baseline;
    }
  }
  return rows;
}

const mostGapsTried = 24;

/** The gap between lines that leaves the longest columns on its sides; else none, and the region is a whole. */
function findBestGap(fragments: readonly TextFragment[]): Cut | undefined {
  const gaps = findGaps(fragments).slice(0, mostGapsTried);
  const rated = gaps.map((cut) => ({ cut, rate: columnHeight(cut.before) + columnHeight(cut.after) }));
  const best = rated.reduce((most, one) => (one.rate > most.rate ? one : most), rated[0] ?? noGap);
  return best.rate > 0 ? best.cut : undefined;
}

const noGap = { cut: undefined, rate: 0 };

function columnHeight(fragments: readonly TextFragment[]): number {
  return findColumns(fragments) === undefined ? 0 : unionOf(fragments.map(({ box }) => box)).height;
}

/** Cuts between lines, the widest gap first. */
function findGaps(fragments: readonly TextFragment[]): readonly Cut[] {
  const rows = fragments.toSorted((a, b) => a.box.y - b.box.y);
  const gaps: { readonly at: number; readonly gap: number }[] = [];
  let bottom = -Infinity;
  for (const [at, { box }] of rows.entries()) {
    if (at > 0 && box.y > bottom) gaps.push({ at, gap: box.y - bottom });
    bottom = Math.max(bottom, box.y + box.height);
  }
  return gaps
    .sort((a, b) => b.gap - a.gap)
    .map(({ at }) => ({ before: rows.slice(0, at), after: rows.slice(at) }));
}

function medianSize(fragments: readonly TextFragment[]): number {
  const sizes = fragments.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[sizes.length >> 1] ?? 10;
}
