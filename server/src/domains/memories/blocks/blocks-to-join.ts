/** Of sources or entries of one direction, as it stands among the others. */
export interface StoredBlock {
  readonly firstNumber: number;
  readonly size: number;
  readonly shift: number;
}

/** A search looks into each block, so that fewer than this are not worth the writing. */
const fewestJoined = 4;

/**
 * So many numbers are joined at once; what is half as large is left as it is. The lists of a block of sources are those of texts
 * of a length, the longest list of entries is that of a word: it is held at once.
 */
export const mostJoined = { sources: 2_000_000, entries: 400_000 } as const;

/**
 * The newest blocks that are worth joining, in the order of their numbers; none where there are few. An older one is
 * joined with those after it when these are at least half as large together, so that what comes in many small imports is
 * written anew only as often as the memory doubles.
 */
export function blocksToJoin(blocks: readonly StoredBlock[], most: number): readonly StoredBlock[] {
  const small = blocks.filter(({ size }) => size < most / 2);
  let start = small.length;
  let sum = 0;
  while (start > 0) {
    const { size = 0 } = small[start - 1] ?? {};
    if (sum + size > most || (sum > 0 && size > sum * 2)) break;
    sum += size;
    start -= 1;
  }
  const run = small.slice(start);
  return run.length < fewestJoined ? [] : run;
}
