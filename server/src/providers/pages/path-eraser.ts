import type { Box } from '@transloom/core/page-layout/page-glyphs';
import type { Splice } from '@transloom/core/text/splice-text';
import type { ContentInstruction } from './content-stream.ts';
import { isSameLine, lineBox } from './drawn-line.ts';
import { asMatrix, type Matrix, multiply, type Point } from './page-matrix.ts';

interface GraphicsState {
  readonly matrix: Matrix;
  readonly lineWidth: number;
}

/** A part of the current path, and where its instructions stand in the content. */
interface DrawnPart {
  readonly points: Point[];
  readonly instructions: { readonly start: number; readonly end: number }[];
  curved: boolean;
}

const strokes = new Set(['S', 's']);
const fills = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*']);
const curves = new Set(['c', 'v', 'y']);

/** Takes level lines out of a content stream whose instructions it reads one after the other. */
export class PathEraser {
  readonly #lines: readonly Box[];
  readonly #saved: GraphicsState[] = [];
  #state: GraphicsState;
  #parts: DrawnPart[] = [];
  #clips = false;

  /** `lines` stand where people see them, to which `matrix` leads. */
  constructor(lines: readonly Box[], matrix: Matrix) {
    this.#lines = lines;
    this.#state = { matrix, lineWidth: 1 };
  }

  get matrix(): Matrix {
    return this.#state.matrix;
  }

  /** Returns the edits that an instruction brings: those of the path that it paints. */
  read(instruction: ContentInstruction): readonly Splice[] {
    const { operator } = instruction;
    if (strokes.has(operator) || fills.has(operator)) return this.#paint(instruction);
    this.#readState(instruction);
    if (operator === 'n') this.#endPath();
    else if (operator === 'W' || operator === 'W*') this.#clips = true;
    else this.#readPath(instruction);
    return [];
  }

  #readState({ operator, operands }: ContentInstruction): void {
    if (operator === 'q') this.#saved.push(this.#state);
    else if (operator === 'Q') this.#state = this.#saved.pop() ?? this.#state;
    else if (operator === 'cm')
      this.#state = { ...this.#state, matrix: multiply(this.#state.matrix, asMatrix(operands.map(Number))) };
    else if (operator === 'w') this.#state = { ...this.#state, lineWidth: Math.abs(Number(operands[0])) };
  }

  #readPath({ operator, operands, start, end }: ContentInstruction): void {
    const [x = 0, y = 0, width = 0, height = 0] = operands.map(Number);
    const current = this.#parts.at(-1);
    const instructions = [{ start, end }];
    if (operator === 'm') this.#parts.push({ points: [[x, y]], instructions, curved: false });
    else if (operator === 're')
      this.#parts.push({ points: rectangle([x, y], [width, height]), instructions, curved: false });
    else if (current && (operator === 'l' || operator === 'h' || curves.has(operator))) {
      current.instructions.push(...instructions);
      if (operator === 'l') current.points.push([x, y]);
      else if (operator !== 'h') current.curved = true;
    }
  }

  #paint({ operator, start, end }: ContentInstruction): readonly Splice[] {
    const [parts, clips] = [this.#parts, this.#clips];
    this.#endPath();
    const gone = clips ? [] : parts.filter((part) => this.#isErased(part, strokes.has(operator)));
    const ranges = gone.flatMap(({ instructions }) => instructions);
    const splices = ranges.map((range) => ({ ...range, text: '' }));
    // Nothing of the path is left to be painted.
    return gone.length > 0 && gone.length === parts.length
      ? [...splices, { start, end, text: 'n' }]
      : splices;
  }

  #isErased({ points, curved }: DrawnPart, stroked: boolean): boolean {
    const { matrix, lineWidth } = this.#state;
    const box = curved ? undefined : lineBox({ points, ...(stroked && { lineWidth }) }, matrix);
    return box !== undefined && this.#lines.some((line) => isSameLine(line, box));
  }

  #endPath(): void {
    this.#parts = [];
    this.#clips = false;
  }
}

function rectangle([x, y]: Point, [width, height]: Point): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}
