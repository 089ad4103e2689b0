import { AppError } from '../../../platform/app-error.ts';
import type { Context, JobContext } from '../../../platform/context.ts';
import { PairBuffer } from '../../../platform/db/integer-parts.ts';
import { hasFilesComing } from '../../assets/require-idle.ts';
import { featureBuckets, numbersOf, shiftFor } from '../matching/feature-buckets.ts';
import { findDirectionIds, lockDirection } from '../memory-directions.store.ts';
import { blocksToJoin, mostJoined, type StoredBlock } from './blocks-to-join.ts';
import { countMissing } from './feature-counts.store.ts';
import type { IndexingJob } from './indexing-job.ts';
import { findBlocks, replaceBlocks } from './memory-blocks.store.ts';
import { type BlockOwner, type BucketRange, insertPostings, readPostings } from './memory-postings.store.ts';
import { PostingList } from './posting-list.ts';

/** The part of a job that joining blocks needs. */
export type JoiningJob = IndexingJob & Pick<JobContext, 'actor' | 'signal'>;

/**
 * Joins the blocks of a memory where they are many, so that a search does not take longer with each import. It stops and
 * undoes the step it is in while files wait for the memory, unless the blocks are very many: the files would wait for it,
 * and the end of each import asks for the job again.
 */
export async function joinBlocks(job: JoiningJob, memoryId: string): Promise<void> {
  const directionIds = await job.transact(({ db }) => findDirectionIds(db, memoryId));
  const buffers = { postings: new PostingList(), written: new PairBuffer() };
  const { organizationId } = job.actor;
  try {
    for (const directionId of directionIds) {
      for (const holds of ['sources', 'entries'] as const) {
        const joining = { memoryId, owner: { organizationId, directionId, holds }, buffers };
        while (await job.transact((context) => joinSome(context, joining, job.signal)));
      }
    }
  } catch (error) {
    if (!(error instanceof FilesAreComing)) throw error;
  }
}

/** With this many blocks a search takes several times as long as with one. */
const mostForSearches = 100;

/** Undoes what was joined in the transaction. */
class FilesAreComing extends Error {}

interface Joining {
  readonly memoryId: string;
  readonly owner: BlockOwner;
  /** Buffers for one part of the postings after the other. */
  readonly buffers: { readonly postings: PostingList; readonly written: PairBuffer };
}

/**
 * Joins some blocks of a direction; false where there are none to join. Searches see either the old blocks or the
 * joined one.
 */
async function joinSome(
  { db }: Pick<Context, 'db'>,
  { memoryId, owner, buffers }: Joining,
  signal: AbortSignal,
): Promise<boolean> {
  if (!(await lockDirection(db, owner.directionId))) throw new AppError('memory.gone');
  const blocks = blocksToJoin(await findBlocks(db, owner), mostJoined[owner.holds]);
  const [first] = blocks;
  if (first === undefined) return false;
  const givesWay = blocks.length < mostForSearches;
  if (givesWay && (await hasFilesComing({ db }, memoryId))) return false;
  const numbers = blocks.reduce((sum, { shift }) => sum + numbersOf(shift), 0);
  const joined = { firstNumber: joinedNumber(first), shift: shiftFor(numbers) };
  for (const range of rangesOf(blocks, numbers)) {
    signal.throwIfAborted();
    if (givesWay && (await hasFilesComing({ db }, memoryId))) throw new FilesAreComing();
    buffers.postings.clear();
    await readPostings(db, owner, bucketsIn(blocks, range), buffers.postings);
    const sorted = featureBuckets(buffers.postings.take(), buffers.postings.spare());
    const buckets = { ...sorted, shift: joined.shift };
    await insertPostings(
      db,
      { ...owner, firstNumber: joined.firstNumber, base: 0 },
      buckets,
      buffers.written,
    );
    if (owner.holds === 'sources') await countMissing(db, owner, buckets, blocks);
  }
  await replaceBlocks(db, owner, blocks, joined);
  return true;
}

/**
 * The number under which the lists of the joined block are written while those of the others exist: the first numbers
 * of blocks are multiples of 64, or a joined block's multiple plus the times it was joined.
 */
function joinedNumber({ firstNumber }: StoredBlock): number {
  const times = firstNumber % numbersPerPart;
  return firstNumber - times + ((times + 1) % numbersPerPart);
}

const numbersPerPart = 64;

/** Features that begin alike, few enough to be held at once. */
interface FeatureRange {
  /** `prefix` is the feature without this many low bits. */
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

/** Buckets in the order of the blocks, so that the numbers of each feature rise. */
function bucketsIn(blocks: readonly StoredBlock[], { shift, prefix }: FeatureRange): readonly BucketRange[] {
  return blocks.map((block) => {
    const perRange = 2 ** (shift - block.shift);
    return { firstNumber: block.firstNumber, from: prefix * perRange, to: (prefix + 1) * perRange };
  });
}
