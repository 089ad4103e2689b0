import type { Replacement } from '@transloom/contracts/memories';
import type { TranslationFault } from '@transloom/contracts/translations';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type UntranslatedSegment = Awaited<ReturnType<typeof findUntranslated>>[number];

const untranslated = (db: Db, documentId: string, after: number) =>
  db
    .selectFrom('segment')
    .where('documentId', '=', documentId)
    .where('number', '>', after)
    .where('target', '=', '')
    .where('confirmed', '=', false)
    .where('locked', '=', false)
    .where('origin', '=', 'none');

/** Segments nobody and nothing has translated yet, in document order after a number. */
export function findUntranslated(db: Db, documentId: string, after: number, limit: number) {
  return untranslated(db, documentId, after).selectAll().orderBy('number').limit(limit).execute();
}

export async function countUntranslated(db: Db, documentId: string, after: number): Promise<number> {
  const { count } = await untranslated(db, documentId, after)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface SegmentFill {
  readonly id: string;
  readonly baseVersion: number;
  readonly target: string;
  readonly origin: 'memory' | 'engine';
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly engineVersion: string | null;
  readonly codesRestored: boolean;
  readonly autoReplaced: boolean;
  /** Null where nothing was. */
  readonly replacements: readonly Replacement[] | null;
  readonly engineFaults: readonly TranslationFault[] | null;
  /** The memory entry that the target comes from. */
  readonly memoryEntryId: string | null;
}

/** Fills segments that are still as they were read; what a person touched meanwhile stays. Gives the filled ones. */
export async function fillSegments(db: Db, fills: readonly SegmentFill[], now: Date) {
  if (fills.length === 0) return [];
  const { rows } = await sql<{ id: string; organizationId: string; version: number }>`
    update segment set
      target = fill.target, origin = fill.origin, match_rate = fill."matchRate", engine = fill.engine,
      engine_version = fill."engineVersion", codes_restored = fill."codesRestored",
      memory_entry_id = fill."memoryEntryId", auto_replaced = fill."autoReplaced", failure = null,
      replacements = fill.replacements, engine_faults = fill."engineFaults", score = null, scored_by = null,
      version = segment.version + 1, changed_by = null, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(fills)}::jsonb)
      as fill(id uuid, "baseVersion" integer, target text, origin text, "matchRate" smallint, engine text,
        "engineVersion" text, "codesRestored" boolean, "autoReplaced" boolean, "memoryEntryId" uuid, replacements jsonb, "engineFaults" jsonb)
    where segment.id = fill.id and segment.version = fill."baseVersion" and not segment.confirmed
      and not segment.locked
    returning segment.id, segment.organization_id, segment.version`.execute(db);
  return rows;
}

export async function setFailures(
  db: Db,
  failures: readonly { readonly id: string; readonly failure: object }[],
): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    update segment set failure = failed.failure
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as failed(id uuid, failure jsonb)
    where segment.id = failed.id and segment.target = ''`.execute(db);
}

export async function clearFailures(db: Db, documentId: string): Promise<void> {
  await db.updateTable('segment').set({ failure: null }).where('documentId', '=', documentId).execute();
}
