import type { ShownModelIssue } from '@transloom/contracts/intelligent-checks';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface WantedSegments {
  readonly documentId: string;
  /** Null: all of the document. */
  readonly segmentIds: readonly string[] | null;
  /** Checks that are made: what was judged by others is judged anew. */
  readonly rules: string;
  /** Also what was judged and has not changed, unless this work did it. */
  readonly again: boolean;
  readonly workId: string | null;
}

interface PageOfSegments {
  /** Number of a segment; the page begins behind it. */
  readonly after: number;
  readonly limit: number;
}

/** Ids and numbers of segments that are to be judged, in document order. A locked segment is not judged (D4.25). */
export function findToJudge(
  db: Db,
  { documentId, segmentIds, rules, again, workId }: WantedSegments,
  { after, limit }: PageOfSegments,
) {
  return db
    .selectFrom('segment')
    .leftJoin('segmentJudgment as judgment', 'judgment.segmentId', 'segment.id')
    .select(['segment.id', 'segment.number'])
    .where('segment.documentId', '=', documentId)
    .where('segment.number', '>', after)
    .where('segment.locked', '=', false)
    .where('segment.target', '<>', '')
    .$if(segmentIds !== null, (query) =>
      query.where(sql<boolean>`segment.id = any(${[...(segmentIds ?? [])]}::uuid[])`),
    )
    .where((eb) =>
      eb.or([
        eb('judgment.segmentId', 'is', null),
        eb('judgment.source', '<>', eb.ref('segment.source')),
        eb('judgment.target', '<>', eb.ref('segment.target')),
        eb('judgment.rules', '<>', rules),
        ...(again ? [eb('judgment.workId', 'is distinct from', workId)] : []),
      ]),
    )
    .orderBy('segment.number')
    .limit(limit)
    .execute();
}

export interface NewJudgment {
  readonly segmentId: string;
  readonly source: string;
  readonly target: string;
  readonly issues: readonly ShownModelIssue[];
}

export interface JudgmentFacts {
  readonly organizationId: string;
  readonly documentId: string;
  readonly rules: string;
  readonly engine: string;
  readonly workId: string;
  readonly judgedAt: Date;
}

/** A newer judgment takes the place of the one before; segments that are gone are left out. */
export async function saveJudgments(
  db: Db,
  facts: JudgmentFacts,
  judgments: readonly NewJudgment[],
): Promise<void> {
  if (judgments.length === 0) return;
  const ids = judgments.map(({ segmentId }) => segmentId);
  const left = await db.selectFrom('segment').select('id').where('id', 'in', ids).forKeyShare().execute();
  const known = new Set(left.map(({ id }) => id));
  const rows = judgments
    .filter(({ segmentId }) => known.has(segmentId))
    .map(({ issues, ...judgment }) => ({ ...judgment, ...facts, issues: JSON.stringify(issues) }));
  if (rows.length === 0) return;
  await db
    .insertInto('segmentJudgment')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'segmentId']).doUpdateSet((eb) => ({
        source: eb.ref('excluded.source'),
        target: eb.ref('excluded.target'),
        rules: eb.ref('excluded.rules'),
        issues: eb.ref('excluded.issues'),
        engine: eb.ref('excluded.engine'),
        workId: eb.ref('excluded.workId'),
        judgedAt: eb.ref('excluded.judgedAt'),
      })),
    )
    .execute();
}

/** Judgments of a document with issues, in document order, also of texts that have changed since. */
export function findJudgments(db: Db, documentId: string) {
  return withIssues(db, documentId).orderBy('segment.number').execute();
}

/** Those of some segments, as far as they are still about the texts that stand there. */
export async function findCurrentJudgments(db: Db, documentId: string, segmentIds: readonly string[]) {
  if (segmentIds.length === 0) return [];
  return withIssues(db, documentId)
    .where('segment.id', 'in', segmentIds)
    .whereRef('judgment.source', '=', 'segment.source')
    .whereRef('judgment.target', '=', 'segment.target')
    .where('segment.locked', '=', false)
    .execute();
}

function withIssues(db: Db, documentId: string) {
  return db
    .selectFrom('segmentJudgment as judgment')
    .innerJoin('segment', 'segment.id', 'judgment.segmentId')
    .selectAll('judgment')
    .where('judgment.documentId', '=', documentId)
    .where(sql<boolean>`judgment.issues <> '[]'::jsonb`);
}
