import type { LockName } from '@transloom/contracts/project-settings';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface DocumentOfProject {
  readonly id: string;
  readonly projectId: string;
  readonly targetLanguage: string;
  readonly position: number;
}

interface LocksInForce {
  readonly locks: readonly LockName[];
  /** Whole percent; null: scores lock nothing. */
  readonly scoreThreshold: number | null;
}

export interface MovedSegment {
  readonly id: string;
  readonly documentId: string;
  readonly organizationId: string;
  readonly version: number;
  readonly target: string;
}

/**
 * Locks the unconfirmed segments of a document whose line of the analysis is to be locked, and unlocks those that an
 * earlier setting locked. Text without words gets itself as its target. Returns the segments that changed.
 */
export async function lockByReasons(
  db: Db,
  { id, projectId, targetLanguage, position }: DocumentOfProject,
  { locks, scoreThreshold }: LocksInForce,
): Promise<readonly MovedSegment[]> {
  const { rows } = await sql<MovedSegment>`
    with placed as (
      select id, target, source, origin, match_rate, auto_replaced, score,
        row_number() over (partition by source order by number) as occurrence,
        regexp_replace(source, '\\{[^{}]*\\}', '', 'g') !~ '[[:alpha:]]' as wordless
      from segment
      where document_id = ${id} and not confirmed and not unlocked and (not locked or lock_reason is not null)
    ), earlier as (
      select distinct segment.source
      from segment join document on document.id = segment.document_id
      where document.project_id = ${projectId} and document.target_language = ${targetLanguage}
        and document.position < ${position}
    ), lined as (
      select id, case
        when wordless then 'nonTranslated'
        when target = '' then null
        when origin = 'memory' and match_rate >= 100 and auto_replaced then 'autoReplace'
        when origin = 'memory' and match_rate >= 100 then 'match' || match_rate
        when source in (select source from earlier) then 'crossFileRepetition'
        when occurrence > 1 then 'repetition'
        when origin = 'engine' and score >= ${scoreThreshold}::int then 'lowRisk'
      end as line
      from placed
    ), decided as (
      select id, case when line = any(${[...locks]}::text[]) then line end as reason from lined
    )
    update segment set
      locked = decided.reason is not null, lock_reason = decided.reason, version = version + 1,
      target = case when decided.reason = 'nonTranslated' and target = '' then source else target end
    from decided
    where segment.id = decided.id and segment.lock_reason is distinct from decided.reason
    returning segment.id, segment.document_id as "documentId", segment.organization_id as "organizationId",
      segment.version, segment.target`.execute(db);
  return rows;
}

/** Gives locked repetitions in the project the targets of the segments they repeat. Returns those that changed. */
export async function followRepeated(
  db: Db,
  segmentIds: readonly string[],
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<readonly MovedSegment[]> {
  const { rows } = await sql<MovedSegment>`
    update segment set
      target = saved.target, version = segment.version + 1, changed_by = ${userId}, changed_at = ${now}
    from segment saved
      join document here on here.id = saved.document_id
      join document there on there.project_id = here.project_id and there.target_language = here.target_language
    where saved.id = any(${[...segmentIds]}::uuid[]) and segment.document_id = there.id
      and segment.lock_reason in ('repetition', 'crossFileRepetition')
      and segment.source = saved.source and segment.target <> saved.target
    returning segment.id, segment.document_id as "documentId", segment.organization_id as "organizationId",
      segment.version, segment.target`.execute(db);
  return rows;
}

interface HandLock {
  readonly segmentIds: readonly string[];
  readonly locked: boolean;
  readonly userId: string;
}

/** Locks or unlocks segments for a person; gives those that were not so before. */
export function setLocked(db: Db, documentId: string, { segmentIds, locked, userId }: HandLock) {
  return db
    .updateTable('segment')
    .set({
      locked,
      lockReason: null,
      lockedBy: locked ? userId : null,
      unlocked: !locked,
      version: sql<number>`version + 1`,
    })
    .where('documentId', '=', documentId)
    .where('id', 'in', segmentIds)
    .where('locked', '=', !locked)
    .returning(['id', 'version'])
    .execute();
}
