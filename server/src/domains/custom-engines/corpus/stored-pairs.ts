import type { JobContext } from '../../../platform/context.ts';
import { findPairsBehind, type StoredPair } from './engine-pairs.store.ts';

/** The pairs of an engine, file by file in their order, a few thousand in memory at a time. */
export async function* storedPairs(
  job: Pick<JobContext, 'transact' | 'signal'>,
  customEngineId: string,
  which: 'all' | 'used',
): AsyncGenerator<StoredPair> {
  let behind: StoredPair | undefined;
  for (;;) {
    job.signal.throwIfAborted();
    const from = behind;
    const pairs = await job.transact(({ db }) =>
      findPairsBehind(db, customEngineId, { behind: from, which }),
    );
    yield* pairs;
    behind = pairs.at(-1);
    if (behind === undefined) return;
  }
}
