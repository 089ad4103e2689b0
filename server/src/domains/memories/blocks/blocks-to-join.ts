/** Of sources or entries of one direction, as it stands among the others. */
export interface StoredBlock {
  readonly firstNumber: number;
  readonly size: number;
  readonly shift: number;
}

/** Which blocks are worth joining. */
interface JoiningRule {
  /** So many numbers are joined at once; what is half as large is left as it is. */
  readonly most: number;
  /** Fewer blocks are not worth the writing. */
  readonly fewest: number;
  /** An older one is not written anew for those after it where it is so many times as large. */
  readonly times: number;
}

/**
 * The lists of a block of sources are those of texts of a length, and each look-up searches all blocks of them by many: two
 * take it longer than one. The longest list of entries is that of a word, which is held at once.
 */
export const joiningRules = {
  sources: { most: 2_000_000, fewest: 2, times: 3 },
  entries: { most: 400_000, fewest: 4, times: 2 },
} as const satisfies Readonly<Record<string, JoiningRule>>;

/**
 * The newest blocks that are worth joining, in the order of their numbers; none where there are few. An older one is
 * joined with those after it when these are not much smaller together, so that what comes in many small imports is
 * written anew only as often as the memory doubles.
 */
export function blocksToJoin(
  blocks: readonly StoredBlock[],
  { most, fewest, times }: JoiningRule,
): readonly StoredBlock[] {
  const small = blocks.filter(({ size }) => size < most / 2);
  let start = small.length;
  let sum = 0;
  while (start > 0) {
    const { size = 0 } = small[start - 1] ?? {};
    if (sum + size > most || (sum > 0 && size > sum * times)) break;
    sum += size;
    start -= 1;
  }
  const run = small.slice(start);
  return run.length < fewest ? [] : run;
}
