import { textUnits } from './text-units.ts';

/**
 * Whether an answer says the same words over and over where the source does not: three times in a row, or the whole
 * of it twice. Models fall into such loops.
 */
export function repeatsItself(source: string, target: string): boolean {
  const asked = longestRepeat(textUnits(source).slice(0, mostUnits));
  const answered = longestRepeat(textUnits(target).slice(0, mostUnits));
  return answered > 0 && answered > 2 * asked;
}

/** Enough to see a loop, and few enough to compare. */
const mostUnits = 1_000;

/** Units of the longest stretch that counts as a loop; 0 for none. */
function longestRepeat(units: readonly string[]): number {
  let longest = 0;
  const isDense = units.every((one) => one.length === 1);
  for (let period = 1; period <= units.length / 2; period++) {
    const run = longestRun(units, period);
    if (isLoop({ run, period, length: units.length, isDense })) longest = Math.max(longest, run);
  }
  return longest;
}

/** Units that a stretch of this period covers, its first time included. */
function longestRun(units: readonly string[], period: number): number {
  let longest = 0;
  let same = 0;
  for (let at = period; at < units.length; at++) {
    same = units[at] === units[at - period] ? same + 1 : 0;
    longest = Math.max(longest, same);
  }
  return longest === 0 ? 0 : longest + period;
}

interface Stretch {
  /** Units of it, and of the part that comes again and again. */
  readonly run: number;
  readonly period: number;
  /** Units of the whole text. */
  readonly length: number;
  readonly isDense: boolean;
}

/** A word or two said three times may be meant so, unless the answer is nothing else. */
function isLoop({ run, period, length, isDense }: Stretch): boolean {
  const isWhole = run === length;
  if (period === 1 && !isWhole) return run >= (isDense ? 6 : 4);
  if (run >= 3 * period) return isWhole || period >= 3 || run >= 8;
  return isWhole && run >= 2 * period && period >= 4;
}
