import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface EqualQuery {
  readonly segmentId: string;
  readonly scope: 'document' | 'project';
}

/** Segments with the source of a segment and another target, in languages of its document. */
export async function findEqual(db: Db, { segmentId, scope }: EqualQuery) {
  return db
    .selectFrom('segment as chosen')
    .innerJoin('document as here', 'here.id', 'chosen.documentId')
    .innerJoin('document as there', (join) =>
      join
        .onRef('there.projectId', '=', 'here.projectId')
        .onRef('there.targetLanguage', '=', 'here.targetLanguage')
        .onRef('there.sourceLanguage', '=', 'here.sourceLanguage'),
    )
    .innerJoin('segment', (join) =>
      join.onRef('segment.documentId', '=', 'there.id').onRef('segment.source', '=', 'chosen.source'),
    )
    .selectAll('segment')
    .select('there.name as documentName')
    .where('chosen.id', '=', segmentId)
    .whereRef('segment.id', '<>', 'chosen.id')
    .whereRef('segment.target', '<>', 'chosen.target')
    .where('segment.locked', '=', false)
    .$if(scope === 'document', (query) => query.whereRef('there.id', '=', 'here.id'))
    .orderBy('there.position')
    .orderBy('segment.number')
    .execute();
}

export async function countSegments(db: Db, segmentIds: readonly string[]): Promise<number> {
  if (segmentIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('segment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('id', 'in', segmentIds)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface SteppedSegment {
  readonly organizationId: string;
  readonly segmentId: string;
  readonly documentId: string;
  /** After the step. */
  readonly version: number;
  /** Before it. */
  readonly target: string;
  readonly confirmedStage: number;
  readonly origin: string;
  readonly matchRate: number | null;
  readonly engine: string | null;
}

interface StepMade {
  readonly stepId: string;
  readonly madeBy: string;
  readonly madeAt: Date;
}

export async function insertStep(
  db: Db,
  { stepId, madeBy, madeAt }: StepMade,
  segments: readonly SteppedSegment[],
): Promise<void> {
  if (segments.length === 0) return;
  await sql`
    insert into segment_step (organization_id, step_id, segment_id, document_id, version, target, confirmed_stage,
      origin, match_rate, engine, made_by, made_at)
    select "organizationId", ${stepId}, "segmentId", "documentId", version, target, "confirmedStage", origin,
      "matchRate", engine, ${madeBy}, ${madeAt}
    from jsonb_to_recordset(${JSON.stringify(segments)}::jsonb)
      as stepped("organizationId" uuid, "segmentId" uuid, "documentId" uuid, version integer, target text,
        "confirmedStage" smallint, origin text, "matchRate" smallint, engine text)`.execute(db);
}

/** The segments of a step that somebody made, with how they were before it. */
export function findStep(db: Db, stepId: string, madeBy: string) {
  return db
    .selectFrom('segmentStep')
    .selectAll()
    .where('stepId', '=', stepId)
    .where('madeBy', '=', madeBy)
    .execute();
}

export async function deleteStep(db: Db, stepId: string): Promise<void> {
  await db.deleteFrom('segmentStep').where('stepId', '=', stepId).execute();
}
