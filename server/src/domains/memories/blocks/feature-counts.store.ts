import { GrowingInts } from '@transloom/core/memory/index/growing-ints';
import { sql } from 'kysely';
import { integerColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { selectRows } from '../../../platform/db/select-rows.ts';
import { endOfList, type FeatureBuckets, type Postings } from '../matching/feature-buckets.ts';
import type { SourceOwner } from '../matching/memory-sources.store.ts';
import type { StoredBlock } from './blocks-to-join.ts';

/** Most postings of a rare feature in one block; a feature may be as frequent in each block of a direction. */
const rareInBlock = 16;

/** Features that are not rare in a block, with how many of its sources have each. */
export class FrequentFeatures {
  readonly #features = new GrowingInts();
  readonly #counts = new GrowingInts();

  /** Adds the features of a part of the postings, which are sorted by feature. */
  add(postings: Postings): void {
    for (const { feature, start, end } of frequentLists(postings)) {
      this.#features.push(feature);
      this.#counts.push(end - start);
    }
  }

  clear(): void {
    this.#features.clear();
    this.#counts.clear();
  }

  /** Yields each feature with its count, in batches of some thousand rows. */
  *rows(): Generator<readonly CountedRow[]> {
    const [features, counts] = [this.#features.view(), this.#counts.view()];
    for (let start = 0; start < features.length; start += countsPerStatement) {
      const length = Math.min(countsPerStatement, features.length - start);
      yield Array.from({ length }, (_, i) => ({
        feature: features[start + i] ?? 0,
        packed: counts[start + i] ?? 0,
      }));
    }
  }
}

const countsPerStatement = 20_000;

interface CountedRow {
  readonly feature: number;
  readonly packed: number;
}

/** Counts what is not rare in a new block. */
export async function countPacked(db: Db, owner: SourceOwner, frequent: FrequentFeatures): Promise<void> {
  for (const rows of frequent.rows()) await addCounts(db, owner, rows);
}

/** Counts what was rare in each of some blocks and is not in all of them. Numbers are those of the direction. */
export async function countMissing(
  db: Db,
  owner: SourceOwner,
  buckets: FeatureBuckets,
  blocks: readonly StoredBlock[],
): Promise<void> {
  const missing = Array.from(frequentLists(buckets), ({ feature, start, end }) => ({
    feature,
    packed: rareOnes(buckets.numbers.subarray(start, end), blocks),
  }));
  const rows = missing.filter(({ packed }) => packed > 0);
  if (rows.length > 0) await addCounts(db, owner, rows);
}

/** Yields the posting lists that are not rare in a block. */
function* frequentLists(postings: Postings) {
  for (let start = 0, end = 0; start < postings.features.length; start = end) {
    end = endOfList(postings, start);
    if (end - start >= rareInBlock) yield { feature: postings.features[start] ?? 0, start, end };
  }
}

/** Counts the numbers, which rise, that stand in blocks where the feature is rare. */
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
  counts: readonly CountedRow[],
): Promise<void> {
  await sql`
    insert into memory_feature (organization_id, direction_id, feature, sources, packed)
    select ${organizationId}, ${directionId}, feature, 0, packed
    from (${selectRows(counts, { feature: integerColumn, packed: integerColumn })}) counted
    on conflict (organization_id, direction_id, feature) do update
      set packed = memory_feature.packed + excluded.packed`.execute(db);
}
