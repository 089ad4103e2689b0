import type { PretranslationScope } from '@transloom/contracts/pretranslation-runs';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { SegmentFill } from '../segments/segment-fills.store.ts';

const inScope = (db: Db, documentId: string, scope: PretranslationScope) =>
  db
    .selectFrom('segment')
    .where('documentId', '=', documentId)
    .where('confirmed', '=', false)
    .where('locked', '=', false)
    .$if(scope === 'empty', (query) => query.where('target', '=', ''))
    .$if(scope === 'machine', (query) =>
      query.where((eb) =>
        eb.or([
          eb('target', '=', ''),
          eb.and([eb('origin', 'in', ['memory', 'engine']), eb('changedBy', 'is', null)]),
        ]),
      ),
    );

/** Segments that a repeated pre-translation may change, in document order after a number. */
export function findInScope(
  db: Db,
  documentId: string,
  {
    scope,
    after,
    limit,
  }: { readonly scope: PretranslationScope; readonly after: number; readonly limit: number },
) {
  return inScope(db, documentId, scope)
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/**
 * Keeps the present state of the segments that are about to be filled; their rows stay locked until the transaction ends.
 * A segment that the same run changes twice keeps its first state.
 */
export async function keepStates(db: Db, runId: string, fills: readonly SegmentFill[]): Promise<void> {
  if (fills.length === 0) return;
  const wanted = fills.map(({ id, baseVersion, target }) => ({ id, baseVersion, target }));
  await sql`
    insert into pretranslation_change (organization_id, run_id, document_id, segment_id, before, after)
    select segment.organization_id, ${runId}::uuid, segment.document_id, segment.id,
      jsonb_build_object('target', segment.target, 'origin', segment.origin, 'match_rate', segment.match_rate,
        'engine', segment.engine, 'engine_version', segment.engine_version, 'codes_restored', segment.codes_restored,
        'memory_entry_id', segment.memory_entry_id, 'auto_replaced', segment.auto_replaced,
        'failure', segment.failure, 'replacements', segment.replacements, 'engine_faults', segment.engine_faults,
        'score', segment.score, 'scored_by', segment.scored_by, 'changed_by', segment.changed_by, 'changed_at', segment.changed_at),
      fill.target
    from segment
      join jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as fill(id uuid, "baseVersion" integer, target text)
        on segment.id = fill.id and segment.version = fill."baseVersion"
    where not segment.confirmed and not segment.locked
    for update of segment
    on conflict (organization_id, run_id, segment_id) do update set after = excluded.after`.execute(db);
}

export interface RestoredSegment {
  readonly id: string;
  readonly documentId: string;
  readonly organizationId: string;
  readonly version: number;
  readonly target: string;
  readonly origin: 'none' | 'memory' | 'engine' | 'person' | 'file';
  readonly matchRate: number | null;
  readonly engine: string | null;
}

/** Gives the segments of a run their earlier state, where they still have the text that the run gave them. */
export async function restoreStates(db: Db, runId: string, now: Date): Promise<readonly RestoredSegment[]> {
  const { rows } = await sql<RestoredSegment>`
    update segment set
      target = was.target, origin = was.origin, match_rate = was.match_rate, engine = was.engine,
      engine_version = was.engine_version, codes_restored = was.codes_restored,
      memory_entry_id = was.memory_entry_id, auto_replaced = was.auto_replaced, failure = was.failure,
      replacements = was.replacements, engine_faults = was.engine_faults, score = was.score, scored_by = was.scored_by,
      changed_by = was.changed_by, changed_at = ${now}, version = segment.version + 1
    from pretranslation_change change,
      jsonb_to_record(change.before) as was(target text, origin text, match_rate smallint, engine text,
        engine_version text, codes_restored boolean, memory_entry_id uuid, auto_replaced boolean, failure jsonb,
        replacements jsonb, engine_faults jsonb, score smallint, scored_by text, changed_by uuid)
    where change.run_id = ${runId} and segment.id = change.segment_id and segment.target = change.after
      and segment.changed_by is null and not segment.confirmed
      and (not segment.locked or segment.lock_reason is not null)
    returning segment.id, segment.document_id as "documentId", segment.organization_id as "organizationId",
      segment.version, segment.target, segment.origin, segment.match_rate as "matchRate", segment.engine`.execute(
    db,
  );
  return rows;
}

/** Forgets the states of a run. Returns how many there were. */
export async function forgetStates(db: Db, runId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('pretranslationChange')
    .where('runId', '=', runId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
