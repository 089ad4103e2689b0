import { sql } from 'kysely';
import { ColumnBuffer } from '../../../platform/db/column-buffer.ts';
import { integerColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { PairBuffer, pairParts, visitPairs } from '../../../platform/db/integer-parts.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import type { FeatureBuckets } from '../matching/feature-buckets.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import type { PostingList } from './posting-list.ts';

export interface BlockOwner extends SourceOwner {
  /** What the numbers stand for. */
  readonly holds: 'sources' | 'entries';
}

interface PostingOwner extends BlockOwner {
  /** First number of the block. */
  readonly firstNumber: number;
}

const bucketsPerStatement = 512;

/**
 * Stores buckets. `base`: the number from which those of the buckets count. `buffer`: a buffer for the stored postings.
 */
export async function insertPostings(
  db: Db,
  { organizationId, directionId, holds, firstNumber, base }: PostingOwner & { readonly base: number },
  buckets: FeatureBuckets,
  buffer = new PairBuffer(),
): Promise<void> {
  for (let start = 0; start < buckets.features.length; ) {
    const { end, numbers, ends } = someBuckets(buckets, start);
    const pairs = {
      upper: buckets.features.subarray(start, end),
      lower: buckets.numbers.subarray(start, end),
    };
    const postings = pairParts(pairs, ends, { more: base, buffer });
    start = end;
    await sql`
      insert into memory_posting (organization_id, direction_id, holds, first_number, bucket, postings)
      select ${organizationId}, ${directionId}, ${holds}, ${firstNumber}, ${numbers.values()}, ${postings}`.execute(
      db,
    );
  }
}

/** Buckets of a block from a place on, as many as go into one statement. */
function someBuckets(buckets: FeatureBuckets, start: number) {
  const numbers = new ColumnBuffer(integerColumn);
  /** End of each bucket from the first one on. */
  const ends: number[] = [];
  let end = start;
  while (ends.length < bucketsPerStatement && end < buckets.features.length) {
    numbers.add((buckets.features[end] ?? 0) >> buckets.shift);
    end = endOfBucket(buckets, end);
    ends.push(end - start);
  }
  return { end, numbers, ends };
}

function endOfBucket({ features, shift }: FeatureBuckets, start: number): number {
  const bucket = (features[start] ?? 0) >> shift;
  let end = start + 1;
  while (end < features.length && (features[end] ?? 0) >> shift === bucket) end += 1;
  return end;
}

/** Buckets of a block from one up to another one. */
export interface BucketRange {
  readonly firstNumber: number;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/** Adds the postings of buckets, block by block, so that the numbers of each feature rise. */
export async function readPostings(
  db: Db,
  { organizationId, directionId, holds }: BlockOwner,
  ranges: readonly BucketRange[],
  into: PostingList,
): Promise<void> {
  // One row for each block: a row for each bucket would take as long as its content.
  const { rows } = await sql<{ postings: Buffer | null }>`
    select (
      select string_agg(array_send(p.postings), '' order by p.bucket) from memory_posting p
      where p.organization_id = ${organizationId} and p.direction_id = ${directionId} and p.holds = ${holds}
        and p.first_number = wanted.first_number and p.bucket >= wanted.from_bucket and p.bucket < wanted.to_bucket
    ) as postings
    from (${selectRows(
      ranges.map(({ firstNumber, from, to }) => ({ firstNumber, fromBucket: from, toBucket: to })),
      { firstNumber: integerColumn, fromBucket: integerColumn, toBucket: integerColumn },
    )}) wanted
    order by wanted.first_number`.execute(db);
  for (const { postings } of rows)
    if (postings !== null) visitPairs(postings, (feature, number) => into.add(feature, number));
}
