import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface PostEditedSegment {
  readonly engine: string;
  /** Markup. */
  readonly source: string;
  readonly written: string;
  readonly confirmed: string;
  /** Whoever changed it last. */
  readonly userId: string | null;
}

/**
 * Confirmed segments with what an engine wrote last before, the ones changed last first. Every version since then has to be
 * in the history: where one is not, the source was another when the engine wrote.
 */
export async function findPostEdited(
  db: Db,
  projectId: string,
  limit: number,
): Promise<readonly PostEditedSegment[]> {
  const { rows } = await sql<PostEditedSegment>`
    select written.engine, segment.source, written.target as written, segment.target as confirmed,
      segment.changed_by as "userId"
    from document
      join segment on segment.organization_id = document.organization_id
        and segment.document_id = document.id and segment.confirmed
      join lateral (
        select engine, target, version from segment_revision
        where segment_revision.organization_id = segment.organization_id
          and segment_revision.segment_id = segment.id and origin = 'engine' and engine is not null
          and not conflicting
        order by version desc limit 1
      ) written on true
    where document.project_id = ${projectId}
      and segment.version - written.version = (
        select count(*) from segment_revision later
        where later.organization_id = segment.organization_id and later.segment_id = segment.id
          and not later.conflicting and later.version > written.version
      )
    order by segment.changed_at desc nulls last, segment.id
    limit ${limit}`.execute(db);
  return rows;
}
