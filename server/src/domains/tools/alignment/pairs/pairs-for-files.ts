import type { JobContext, LongContext } from '../../../../platform/context.ts';
import { findRowsAfter, type PlacedRow } from './pairs.store.ts';

const together = 2_000;

interface Reading {
  readonly workId: string;
  /** Told how many rows were read. */
  readonly onProgress?: (done: number) => Promise<void>;
}

/** All rows of an alignment in their order; a page of them is in memory at a time. */
export async function* pairsForFiles(
  context: Pick<LongContext, 'transact'> & Partial<Pick<JobContext, 'signal'>>,
  { workId, onProgress }: Reading,
): AsyncGenerator<PlacedRow> {
  let place: string | undefined;
  let done = 0;
  for (;;) {
    context.signal?.throwIfAborted();
    const rows = await context.transact(({ db }) => findRowsAfter(db, workId, place, together));
    yield* rows;
    place = rows.at(-1)?.place;
    done += rows.length;
    await onProgress?.(done);
    if (place === undefined || rows.length < together) return;
  }
}
