import { sql } from 'kysely';
import { ColumnBuffer } from '../../../platform/db/column-buffer.ts';
import { integerColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { PairRoom, pairParts, readPairs } from '../../../platform/db/integer-parts.ts';
import type { FeatureBuckets, Postings } from '../matching/feature-buckets.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';

export interface BlockOwner extends SourceOwner {
  /** What the numbers are of. */
  readonly holds: 'sources' | 'entries';
}

interface PostingOwner extends BlockOwner {
  /** Of the block. */
  readonly firstNumber: number;
}

const bucketsPerStatement = 512;

/** `base`: what the numbers of the buckets count from. */
export async function insertPostings(
  db: Db,
  { organizationId, directionId, holds, firstNumber, base }: PostingOwner & { readonly base: number },
  buckets: FeatureBuckets,
): Promise<void> {
  const room = new PairRoom();
  for (let start = 0; start < buckets.features.length; ) {
    const { end, numbers, ends } = someBuckets(buckets, start);
    const pairs = {
      upper: buckets.features.subarray(start, end),
      lower: buckets.numbers.subarray(start, end),
    };
    const postings = pairParts(pairs, ends, { more: base, room });
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
  /** Where each ends, from the place on. */
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

/** Of buckets of a block, those of each bucket for itself: its features in order, the numbers of each in theirs. */
export async function findPostings(
  db: Db,
  { organizationId, directionId, holds, firstNumber }: PostingOwner,
  buckets: { readonly from: number; readonly to: number },
): Promise<readonly Postings[]> {
  const { rows } = await sql<{ postings: Buffer }>`
    select array_send(postings) as postings
    from memory_posting
    where organization_id = ${organizationId} and direction_id = ${directionId} and holds = ${holds}
      and first_number = ${firstNumber} and bucket >= ${buckets.from} and bucket < ${buckets.to}
    order by bucket`.execute(db);
  return rows.map(({ postings }) => {
    const { upper, lower } = readPairs(postings);
    return { features: upper, numbers: lower };
  });
}
