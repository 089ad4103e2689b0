import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface SentVersion {
  readonly segmentId: string;
  readonly version: number;
}

/** The texts that segments had at these versions, as far as their history tells. */
export async function findSentTexts(
  db: Db,
  versions: readonly SentVersion[],
): Promise<ReadonlyMap<string, string>> {
  if (versions.length === 0) return new Map();
  const { rows } = await sql<{ segmentId: string; target: string }>`
    select wanted."segmentId", newest.target
    from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as wanted("segmentId" uuid, version integer)
    join lateral (
      select target from segment_revision
      where segment_id = wanted."segmentId" and version <= wanted.version and not conflicting
      order by version desc, changed_at desc limit 1) newest on true`.execute(db);
  return new Map(rows.map(({ segmentId, target }) => [segmentId, target]));
}

export async function findDocumentsOfSegments(db: Db, segmentIds: readonly string[]): Promise<string[]> {
  if (segmentIds.length === 0) return [];
  const rows = await db
    .selectFrom('segment')
    .select('documentId')
    .distinct()
    .where('id', '=', sql<string>`any(${[...segmentIds]}::uuid[])`)
    .execute();
  return rows.map(({ documentId }) => documentId);
}
