/** A block of sources or entries of one direction, by its numbers. */
export interface StoredBlock {
  readonly firstNumber: number;
  readonly size: number;
  readonly shift: number;
}

/** A search looks into each block, so that fewer than this are not worth the writing. */
const fewestJoined = 4;

/**
 * Most numbers of a joined block; a block of half that size is not joined again. A block of sources holds the posting
 * lists of one length band, and the longest list of entries is that of a word; a list is held in memory as a whole.
 */
export const mostJoined = { sources: 2_000_000, entries: 400_000 } as const;

/**
 * Returns the newest blocks that are worth joining, in the order of their numbers; none where there are few. An older
 * block joins those after it when they are at least half as large together, so that many small imports rewrite a
 * block only as often as the memory doubles.
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
