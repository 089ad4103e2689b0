import type { FontLook } from './font-look.ts';
import { identity, type Matrix, multiply } from './page-matrix.ts';

export interface LoadedFont extends FontLook {
  /** Size of a unit of its widths. */
  readonly unit: number;
  readonly vertical: boolean;
}

/** The text state that a page's instructions set before they show text (PDF 32000, 9.3). */
export interface TextState {
  transform: Matrix;
  font: LoadedFont | undefined;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  /** 1 for 100 %. */
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
  color: string;
  strokeColor: string;
  lineWidth: number;
}

export function newTextState(transform: Matrix): TextState {
  return {
    transform,
    font: undefined,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
    color: '#000000',
    strokeColor: '#000000',
    lineWidth: 1,
  };
}

/** Position of the next character: the line's matrix and the distance along the line. */
export class TextCursor {
  #line: Matrix = identity;
  /** In the line's own units. */
  #x = 0;

  begin(matrix: Matrix = identity): void {
    this.#line = matrix;
    this.#x = 0;
  }

  move(x: number, y: number): void {
    this.begin(multiply(this.#line, [1, 0, 0, 1, x, y]));
  }

  advance(distance: number): void {
    this.#x += distance;
  }

  get matrix(): Matrix {
    return multiply(this.#line, [1, 0, 0, 1, this.#x, 0]);
  }
}
