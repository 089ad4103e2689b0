import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NewRevision } from './segment-changes.store.ts';

type ResetSegment = Pick<
  NewRevision,
  'organizationId' | 'segmentId' | 'version' | 'target' | 'origin' | 'matchRate' | 'engine'
>;

interface Change {
  readonly userId: string;
  readonly now: Date;
}

/** Resets segments that somebody changed or confirmed to their newest text that no person wrote. */
export async function resetSegments(
  db: Db,
  documentId: string,
  { userId, now }: Change,
): Promise<readonly ResetSegment[]> {
  const { rows } = await sql<ResetSegment>`
    update segment set
      target = coalesce(filled.target, ''), origin = coalesce(filled.origin, 'none'),
      match_rate = filled.match_rate, engine = filled.engine, memory_entry_id = null, codes_restored = false,
      confirmed = false, confirmed_stage = 0, version = segment.version + 1, changed_by = ${userId},
      changed_at = ${now}
    from segment same left join lateral (
      select target, origin, match_rate, engine from segment_revision
      where segment_id = same.id and changed_by is null and not conflicting
      order by version desc limit 1) filled on true
    where segment.document_id = ${documentId} and same.id = segment.id and not segment.locked
      and (segment.confirmed_stage > 0 or segment.changed_by is not null)
    returning segment.id as "segmentId", segment.organization_id as "organizationId", segment.version,
      segment.target, segment.origin, segment.match_rate as "matchRate", segment.engine`.execute(db);
  return rows;
}

/** What people did to segments of documents: how many they changed, and how many are confirmed. */
export interface EditCount {
  readonly documentId: string;
  readonly edited: number;
  readonly confirmed: number;
}

export async function countEdits(db: Db, documentIds: readonly string[]): Promise<readonly EditCount[]> {
  if (documentIds.length === 0) return [];
  const { rows } = await sql<EditCount>`
    select document_id as "documentId", (count(*) filter (where changed_by is not null))::int as edited,
      (count(*) filter (where confirmed_stage > 0))::int as confirmed
    from segment where document_id = any(${[...documentIds]}::uuid[]) and not locked
    group by document_id`.execute(db);
  return rows;
}
