import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { type SegmentOrigin, segmentsAfter } from './segments.store.ts';

export interface SegmentUpdate {
  readonly id: string;
  readonly target: string;
  readonly confirmed: boolean;
  readonly confirmedStage: number;
  readonly origin: SegmentOrigin;
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly memoryEntryId: string | null;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Stores the changes of people in one statement, since many segments may be saved at once. */
export async function updateSegments(db: Db, updates: readonly SegmentUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await sql`
    update segment set
      target = changed.target, confirmed = changed.confirmed, confirmed_stage = changed."confirmedStage",
      origin = changed.origin,
      match_rate = changed."matchRate", engine = changed.engine, memory_entry_id = changed."memoryEntryId",
      replacements = case when segment.target = changed.target then segment.replacements end,
      engine_faults = case when segment.target = changed.target then segment.engine_faults end,
      score = case when segment.target = changed.target then segment.score end,
      scored_by = case when segment.target = changed.target then segment.scored_by end,
      failure = null, codes_restored = false, version = changed.version, changed_by = changed."changedBy", changed_at = changed."changedAt"
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
      as changed(id uuid, target text, confirmed boolean, "confirmedStage" smallint, origin text, "matchRate" smallint, engine text,
        "memoryEntryId" uuid, version integer, "changedBy" uuid, "changedAt" timestamptz)
    where segment.id = changed.id`.execute(db);
}

interface LoweredSegments {
  readonly documentId: string;
  readonly part: number;
  /** The highest stage that stays confirmed. */
  readonly to: number;
  /** All of the part where there are none. */
  readonly segmentIds: readonly string[];
}

/** Takes the confirmation of later stages away from segments; gives those that had it. */
export async function lowerConfirmed(db: Db, { documentId, part, to, segmentIds }: LoweredSegments) {
  return db
    .updateTable('segment')
    .set({ confirmedStage: to, confirmed: to > 0, version: sql<number>`version + 1` })
    .where('documentId', '=', documentId)
    .where('part', '=', part)
    .where('confirmedStage', '>', to)
    .$if(segmentIds.length > 0, (query) => query.where('id', 'in', segmentIds))
    .returning(['id', 'version'])
    .execute();
}

/** Segments of a part that are translated and that a stage has not confirmed, in document order after a number. */
export function findToConfirm(
  db: Db,
  { documentId, part, stage }: { readonly documentId: string; readonly part: number; readonly stage: number },
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return segmentsAfter(db, documentId, after, limit)
    .where('part', '=', part)
    .where('confirmedStage', '<', stage)
    .where('locked', '=', false)
    .where('target', '<>', '')
    .execute();
}

export interface NewRevision {
  readonly organizationId: string;
  readonly segmentId: string;
  readonly version: number;
  readonly operationId: string;
  readonly target: string;
  readonly confirmed: boolean;
  readonly origin: SegmentOrigin;
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly conflicting: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** A repeated operation adds nothing. */
export async function insertRevisions(db: Db, revisions: readonly NewRevision[]): Promise<void> {
  if (revisions.length === 0) return;
  await db
    .insertInto('segmentRevision')
    .values(revisions.map((revision) => ({ id: newId(), ...revision })))
    .onConflict((conflict) => conflict.columns(['organizationId', 'segmentId', 'operationId']).doNothing())
    .execute();
}

export function findOperations(db: Db, operationIds: readonly string[]) {
  return db
    .selectFrom('segmentRevision')
    .select(['segmentId', 'operationId', 'conflicting', 'version'])
    .where('operationId', 'in', operationIds)
    .execute();
}

export function findRevisions(db: Db, segmentId: string) {
  return db
    .selectFrom('segmentRevision')
    .selectAll()
    .where('segmentId', '=', segmentId)
    .orderBy('version', 'desc')
    .orderBy('changedAt', 'desc')
    .execute();
}

/** A corrected source; its translation is no longer confirmed. */
export async function setSource(db: Db, segmentId: string, source: string): Promise<void> {
  await db
    .updateTable('segment')
    .set({ source, confirmed: false, confirmedStage: 0, version: sql<number>`version + 1` })
    .where('id', '=', segmentId)
    .execute();
}

/** Segments with a translation that nobody confirmed. */
export function findUnconfirmedTargets(db: Db, documentId: string) {
  return segmentsAfter(db, documentId, 0)
    .where('confirmed', '=', false)
    .where('locked', '=', false)
    .where('target', '<>', '')
    .execute();
}
