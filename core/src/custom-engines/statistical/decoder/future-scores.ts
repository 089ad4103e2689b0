import type { TranslationOption } from './translation-options.ts';

/** The best that any run of places can come to by itself, at `start * (length + 1) + end`. */
export function futureScores(options: readonly (readonly TranslationOption[])[]): Float64Array {
  const length = options.length;
  const side = length + 1;
  const best = new Float64Array(side * side).fill(Number.NEGATIVE_INFINITY);
  const raise = (at: number, score: number) => {
    if (score > (best[at] ?? 0)) best[at] = score;
  };
  for (const { start, end, estimate } of options.flat()) raise(start * side + end, estimate);
  for (let width = 2; width <= length; width++) {
    for (let start = 0; start + width <= length; start++) {
      for (let cut = start + 1; cut < start + width; cut++)
        raise(
          start * side + start + width,
          (best[start * side + cut] ?? 0) + (best[cut * side + start + width] ?? 0),
        );
    }
  }
  return best;
}
