/** a b c d e f, as a PDF writes them: (x, y) becomes (ax + cy + e, bx + dy + f). */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export type Point = readonly [x: number, y: number];

export function applyMatrix([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}

export function invert([a, b, c, d, e, f]: Matrix): Matrix {
  const size = a * d - b * c || 1e-9;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

/** Whatever holds six numbers. */
export function asMatrix(value: unknown): Matrix {
  const numbers = Array.from({ length: 6 }, (_, index) => Number((value as ArrayLike<number>)[index]));
  return numbers.every(Number.isFinite) ? (numbers as unknown as Matrix) : identity;
}
