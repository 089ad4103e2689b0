import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Entries of one source in one context: duplicates where their targets are the same, else in conflict. */
const places = (directionIds: readonly string[]) => sql`
  select source, count(*) as entries, count(distinct target) as targets
  from memory_entry where direction_id = any(${[...directionIds]}::uuid[])
  group by source, has_context, previous_key, next_key, unit_key`;

export interface ConflictCounts {
  readonly entries: number;
  readonly duplicates: number;
  readonly conflicts: number;
}

export async function countConflicts(db: Db, directionIds: readonly string[]): Promise<ConflictCounts> {
  const { rows } = await sql<ConflictCounts>`
    select coalesce(sum(entries), 0)::int as entries, coalesce(sum(entries - targets), 0)::int as duplicates,
      (count(*) filter (where targets > 1))::int as conflicts
    from (${places(directionIds)}) place`.execute(db);
  return rows[0] ?? { entries: 0, duplicates: 0, conflicts: 0 };
}

export interface Conflict {
  readonly source: string;
  readonly targets: readonly {
    readonly directionId: string;
    readonly target: string;
    readonly changedAt: string;
  }[];
}

export async function findConflicts(
  db: Db,
  directionIds: readonly string[],
  limit: number,
): Promise<readonly Conflict[]> {
  const { rows } = await sql<Conflict>`
    select source, json_agg(json_build_object('directionId', direction_id, 'target', target, 'changedAt', changed_at)
      order by changed_at desc) as targets
    from memory_entry where direction_id = any(${[...directionIds]}::uuid[])
    group by source, has_context, previous_key, next_key, unit_key having count(distinct target) > 1
    order by source limit ${limit}`.execute(db);
  return rows;
}

/**
 * Keeps one of the entries in one place of a direction: the highest layer, then the preferred direction, then the
 * newest. Returns the ids of the others, page by page.
 */
export async function findOutvoted(
  db: Db,
  { directionId, limit }: { readonly directionId: string; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (
      select id, row_number() over (
        partition by source, has_context, previous_key, next_key, unit_key
        order by array_position(array['approved', 'reviewed', 'draft'], layer), changed_at desc, id desc) as place
      from memory_entry where direction_id = ${directionId}) ranked
    where place > 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}
