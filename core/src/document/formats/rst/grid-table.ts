import { columnsOf } from '../../../text/column-width.ts';
import { type RstTable, trimCell, widest } from './rst-table.ts';

/** A cell of the drawing: the lines and columns of its four borders, and its text. */
interface GridCell {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  readonly margin: number;
  readonly lines: readonly string[];
}

type Drawing = readonly (readonly string[])[];

/** Larger drawings, and those whose borders take longer to follow, are not read as tables. */
const [mostPlaces, mostSteps] = [1_000_000, 200_000];

interface Corner {
  readonly top: number;
  readonly left: number;
  /** How many places may still be looked at. */
  readonly steps: { left: number };
}

/** Reads a table drawn with `+`, `-` and `|`. Undefined where the borders do not close. */
export function readGridTable(lines: readonly string[]): RstTable | undefined {
  const drawn = lines.map(columnsOf);
  const width = drawn[0]?.length ?? 0;
  if (drawn.some((line) => line.length !== width) || width * drawn.length > mostPlaces) return undefined;
  const header = lines.findIndex((line) => /^\+[=+]+\+$/.test(line));
  const drawing = drawn.map((line, index) =>
    index === header ? line.map((mark) => (mark === '=' ? '-' : mark)) : line,
  );
  const cells = findCells(drawing);
  if (cells === undefined) return undefined;
  return {
    cells: cells.map((cell) => cell.lines),
    write: (texts) =>
      drawGrid(
        cells.map((cell, index) => withLines(cell, texts[index])),
        header,
      ),
  };
}

/** New text keeps a space before the border on its right. */
function withLines(cell: GridCell, lines: readonly string[] = cell.lines): GridCell {
  const isSame = lines.join('\n') === cell.lines.join('\n');
  return isSame ? cell : { ...cell, lines: lines.map((line) => (line === '' ? line : `${line} `)) };
}

/** Follows the borders from corner to corner, in the order of the upper left corners. */
function findCells(drawing: Drawing): readonly GridCell[] | undefined {
  const [height, width] = [drawing.length, drawing[0]?.length ?? 0];
  const done = Array.from({ length: width }, () => 0);
  const cells: GridCell[] = [];
  const steps = { left: mostSteps };
  const corners: (readonly [top: number, left: number])[] = [[0, 0]];
  for (let next = corners.shift(); next !== undefined; next = corners.shift()) {
    const [top, left] = next;
    if (top >= height - 1 || left >= width - 1 || top < (done[left + 1] ?? 0)) continue;
    const end = findEnd(drawing, { top, left, steps });
    if (end === undefined) continue;
    const { bottom, right } = end;
    cells.push({ top, bottom, left, right, ...textWithin(drawing, { top, bottom, left, right }) });
    done.fill(bottom, left + 1, right + 1);
    corners.push([top, right], [bottom, left]);
    corners.sort(([a, b], [c, d]) => a - c || b - d);
  }
  return done.slice(1).every((line) => line === height - 1) ? cells : undefined;
}

function textWithin(drawing: Drawing, { top, bottom, left, right }: Omit<GridCell, 'margin' | 'lines'>) {
  return trimCell(drawing.slice(top + 1, bottom).map((line) => line.slice(left + 1, right).join('')));
}

/** Returns the lower right corner of the smallest cell that begins at a corner. */
function findEnd(drawing: Drawing, corner: Corner) {
  const border = drawing[corner.top] ?? [];
  if (border[corner.left] !== '+') return undefined;
  for (let right = corner.left + 1; isLevel(border[right]); right++) {
    const bottom = border[right] === '+' ? findBottom(drawing, corner, right) : undefined;
    if (bottom !== undefined) return { bottom, right };
  }
  return undefined;
}

function findBottom(drawing: Drawing, { top, left, steps }: Corner, right: number): number | undefined {
  for (let bottom = top + 1; isUpright(drawing[bottom]?.[right]) && steps.left > 0; bottom++) {
    steps.left -= 1;
    if (drawing[bottom]?.[right] === '+' && closes(drawing, { top, bottom, left, right })) return bottom;
  }
  return undefined;
}

/** Tests the lower and the left border. */
function closes(drawing: Drawing, { top, bottom, left, right }: Omit<GridCell, 'margin' | 'lines'>): boolean {
  if (drawing[bottom]?.[left] !== '+') return false;
  const isClosedBelow = drawing[bottom]?.slice(left, right).every(isLevel) ?? false;
  return isClosedBelow && drawing.slice(top, bottom).every((line) => isUpright(line[left]));
}

const isLevel = (mark: string | undefined) => mark === '-' || mark === '+';
const isUpright = (mark: string | undefined) => mark === '|' || mark === '+';

function drawGrid(cells: readonly GridCell[], header: number): readonly string[] {
  const across = newEdges(cells, {
    from: ({ left }) => left,
    to: ({ right }) => right,
    needed: ({ margin, lines }) => (lines.length === 0 ? 0 : margin + widest(lines)),
    keep: true,
  });
  const down = newEdges(cells, {
    from: ({ top }) => top,
    to: ({ bottom }) => bottom,
    needed: ({ lines }) => Math.max(1, lines.length),
    keep: false,
  });
  const canvas = Array.from({ length: Math.max(...down.values()) + 1 }, () =>
    Array.from({ length: Math.max(...across.values()) + 1 }, () => ' '),
  );
  for (const { top, bottom, left, right, ...text } of cells) {
    const moved = [down.get(top), down.get(bottom), across.get(left), across.get(right)];
    const [newTop = 0, newBottom = 0, newLeft = 0, newRight = 0] = moved;
    drawCell(canvas, { ...text, top: newTop, bottom: newBottom, left: newLeft, right: newRight });
  }
  const headerLine = down.get(header);
  return canvas.map((line, index) => {
    const drawn = line.join('');
    return index === headerLine ? drawn.replaceAll('-', '=') : drawn;
  });
}

interface Axis {
  from(cell: GridCell): number;
  to(cell: GridCell): number;
  /** Lines or columns between the borders. */
  needed(cell: GridCell): number;
  /** Whether each interval keeps at least its size. */
  readonly keep: boolean;
}

/** Returns the new place of each border. Cells of one interval come first; those of several take the rest of their last. */
function newEdges(cells: readonly GridCell[], axis: Axis): ReadonlyMap<number, number> {
  const edges = [...new Set(cells.flatMap((cell) => [axis.from(cell), axis.to(cell)]))].sort((a, b) => a - b);
  const places = new Map(edges.map((edge, index) => [edge, index]));
  const sizes = edges.slice(1).map((edge, index) => (axis.keep ? edge - (edges[index] ?? 0) - 1 : 1));
  const spans = cells.map((cell) => ({
    first: places.get(axis.from(cell)) ?? 0,
    last: (places.get(axis.to(cell)) ?? 1) - 1,
    needed: axis.needed(cell),
  }));
  for (const { first, last, needed } of spans.toSorted((a, b) => a.last - a.first - (b.last - b.first))) {
    const within = sizes.slice(first, last + 1).reduce((sum, size) => sum + size, last - first);
    sizes[last] = (sizes[last] ?? 0) + Math.max(0, needed - within);
  }
  const moved = new Map<number, number>();
  let place = 0;
  for (const [index, edge] of edges.entries()) {
    moved.set(edge, place);
    place += (sizes[index] ?? 0) + 1;
  }
  return moved;
}

function drawCell(canvas: string[][], { top, bottom, left, right, margin, lines }: GridCell): void {
  const set = (y: number, x: number, mark: string) => {
    const line = canvas[y];
    if (line && line[x] !== '+') line[x] = mark;
  };
  for (let x = left; x <= right; x++) for (const y of [top, bottom]) set(y, x, '-');
  for (let y = top; y <= bottom; y++) for (const x of [left, right]) set(y, x, '|');
  for (const y of [top, bottom]) for (const x of [left, right]) set(y, x, '+');
  for (const [index, line] of lines.entries())
    for (const [column, mark] of columnsOf(line.trimEnd()).entries())
      set(top + 1 + index, left + 1 + margin + column, mark);
}
