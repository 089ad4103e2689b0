import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/db/database.ts';
import { PairRoom } from '../../../platform/db/integer-parts.ts';
import type { ImportJob } from '../exchange/import-writer.ts';
import { featureBuckets, numbersOf, shiftFor } from '../matching/feature-buckets.ts';
import { countMissing } from '../matching/feature-counts.store.ts';
import type { joinBlocksJob } from '../memories-job-kinds.ts';
import { findDirectionIds, lockDirection } from '../memory-directions.store.ts';
import { blocksToJoin, type StoredBlock } from './blocks-to-join.ts';
import { findBlocks, replaceBlocks } from './memory-blocks.store.ts';
import { type BlockOwner, type BucketRange, insertPostings, readPostings } from './memory-postings.store.ts';
import { PostingList } from './posting-list.ts';

/** Joins blocks of a memory where they are many, so that a search does not take longer with each import. */
export async function joinBlocks(
  job: Pick<ImportJob, 'transact' | 'signal' | 'actor'>,
  { memoryId }: z.output<typeof joinBlocksJob.payload>,
): Promise<void> {
  const directionIds = await job.transact(({ db }) => findDirectionIds(db, memoryId));
  const room = { postings: new PostingList(), written: new PairRoom() };
  for (const directionId of directionIds) {
    for (const holds of ['sources', 'entries'] as const) {
      const owner = { organizationId: job.actor.organizationId, directionId, holds };
      while (await job.transact(({ db }) => joinSome(db, { owner, room, signal: job.signal })));
    }
  }
}

interface Joining {
  readonly owner: BlockOwner;
  /** For one part of the postings after the other. */
  readonly room: { readonly postings: PostingList; readonly written: PairRoom };
  readonly signal: AbortSignal;
}

/** Whether there were any. Who searches sees them joined or as they were. */
async function joinSome(db: Db, { owner, room, signal }: Joining): Promise<boolean> {
  if (!(await lockDirection(db, owner.directionId))) throw new AppError('memory.gone');
  const blocks = blocksToJoin(await findBlocks(db, owner));
  const [first] = blocks;
  if (first === undefined) return false;
  const numbers = blocks.reduce((sum, { shift }) => sum + numbersOf(shift), 0);
  const joined = { firstNumber: joinedNumber(first), shift: shiftFor(numbers) };
  for (const range of rangesOf(blocks, numbers)) {
    signal.throwIfAborted();
    room.postings.clear();
    await readPostings(db, owner, bucketsIn(blocks, range), room.postings);
    const sorted = featureBuckets(room.postings.take(), room.postings.spare());
    const buckets = { ...sorted, shift: joined.shift };
    await insertPostings(db, { ...owner, firstNumber: joined.firstNumber, base: 0 }, buckets, room.written);
    if (owner.holds === 'sources') await countMissing(db, owner, buckets, blocks);
  }
  await replaceBlocks(db, owner, blocks, joined);
  return true;
}

/**
 * What the lists of the joined block go by while those of the others stand: each of these begins with a multiple of 64,
 * or so many behind it as it was joined.
 */
function joinedNumber({ firstNumber }: StoredBlock): number {
  const times = firstNumber % numbersPerPart;
  return firstNumber - times + ((times + 1) % numbersPerPart);
}

const numbersPerPart = 64;

/** Features that begin alike, few enough to be held at once. */
interface FeatureRange {
  /** Features without so many of their last bits are `prefix`. */
  readonly shift: number;
  readonly prefix: number;
}

const numbersAtOnce = 48 * 1024;

function* rangesOf(blocks: readonly StoredBlock[], numbers: number): Generator<FeatureRange> {
  const coarsest = Math.max(...blocks.map(({ shift }) => shift));
  const shift = Math.min(
    31,
    Math.max(coarsest, 32 - Math.ceil(Math.log2(Math.max(2, numbers / numbersAtOnce)))),
  );
  const half = 2 ** (31 - shift);
  for (let prefix = -half; prefix < half; prefix++) yield { shift, prefix };
}

/** In the order of the blocks, so that the numbers of each feature rise. */
function bucketsIn(blocks: readonly StoredBlock[], { shift, prefix }: FeatureRange): readonly BucketRange[] {
  return blocks.map((block) => {
    const perRange = 2 ** (shift - block.shift);
    return { firstNumber: block.firstNumber, from: prefix * perRange, to: (prefix + 1) * perRange };
  });
}
