import { sql } from 'kysely';
import { integerColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import type { StoredBlock } from '../blocks/blocks-to-join.ts';
import { endOfList, type FeatureBuckets, type Postings } from './feature-buckets.ts';
import type { SourceOwner } from './memory-sources.store.ts';

/** In one block; a direction has several, in which a feature may be as frequent. */
const rareInBlock = 16;

/** Counts what is not rare in a new block. */
export async function countPacked(db: Db, owner: SourceOwner, buckets: FeatureBuckets): Promise<void> {
  await addCounts(db, owner, buckets, (start, end) => end - start);
}

/** Counts what was rare in each of some blocks and is not in all of them. Numbers are those of the direction. */
export async function countMissing(
  db: Db,
  owner: SourceOwner,
  buckets: FeatureBuckets,
  blocks: readonly StoredBlock[],
): Promise<void> {
  await addCounts(db, owner, buckets, (start, end) => rareOnes(buckets.numbers.subarray(start, end), blocks));
}

/** How many of the numbers, which rise, stand in blocks that have few of them. */
function rareOnes(numbers: Int32Array, blocks: readonly StoredBlock[]): number {
  let rare = 0;
  let from = 0;
  for (const { firstNumber, size } of blocks) {
    let to = from;
    while (to < numbers.length && (numbers[to] ?? 0) < firstNumber + size) to += 1;
    if (to - from < rareInBlock) rare += to - from;
    from = to;
  }
  return rare;
}

async function addCounts(
  db: Db,
  { organizationId, directionId }: SourceOwner,
  postings: Postings,
  countOf: (start: number, end: number) => number,
): Promise<void> {
  const counts: { feature: number; packed: number }[] = [];
  for (let start = 0, end = 0; start < postings.features.length; start = end) {
    end = endOfList(postings, start);
    if (end - start < rareInBlock) continue;
    const packed = countOf(start, end);
    if (packed > 0) counts.push({ feature: postings.features[start] ?? 0, packed });
  }
  if (counts.length === 0) return;
  await sql`
    insert into memory_feature (organization_id, direction_id, feature, sources, packed)
    select ${organizationId}, ${directionId}, feature, 0, packed
    from (${selectRows(counts, { feature: integerColumn, packed: integerColumn })}) counted
    on conflict (organization_id, direction_id, feature) do update
      set packed = memory_feature.packed + excluded.packed`.execute(db);
}
