import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** Machine translations without a score, in document order after a number. */
export function findUnscored(
  db: Db,
  documentId: string,
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom('segment')
    .select(['id', 'number', 'version', 'source', 'target', 'engineFaults'])
    .where('documentId', '=', documentId)
    .where('number', '>', after)
    .where('origin', '=', 'engine')
    .where('target', '<>', '')
    .where('score', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();
}

export interface NewScore {
  readonly id: string;
  /** The version that was scored: of a later one nothing is known. */
  readonly version: number;
  readonly score: number;
  readonly scoredBy: string;
}

export async function saveScores(db: Db, scores: readonly NewScore[]): Promise<void> {
  if (scores.length === 0) return;
  await sql`
    update segment set score = given.score, scored_by = given."scoredBy"
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb)
      as given(id uuid, version integer, score smallint, "scoredBy" text)
    where segment.id = given.id and segment.version = given.version`.execute(db);
}

export async function forgetScores(db: Db, documentId: string): Promise<void> {
  await db
    .updateTable('segment')
    .set({ score: null, scoredBy: null })
    .where('documentId', '=', documentId)
    .where('score', 'is not', null)
    .execute();
}

/** Machine translations of the documents of a project by document and score; without a score, null. */
export function countByScore(db: Db, projectId: string) {
  return db
    .selectFrom('segment')
    .innerJoin('document', 'document.id', 'segment.documentId')
    .where('document.projectId', '=', projectId)
    .where('segment.origin', '=', 'engine')
    .where('segment.target', '<>', '')
    .groupBy(['segment.documentId', 'segment.score'])
    .select((eb) => ['segment.documentId', 'segment.score', eb.fn.countAll<number>().as('segments')])
    .execute();
}

export interface ScoreFilter {
  readonly projectId: string;
  readonly documentId?: string | undefined;
  /** Whole percent, both included. */
  readonly from: number;
  readonly to: number;
}

/** Scored segments, the lowest score first, and the number of all. */
export async function findScored(
  db: Db,
  { projectId, documentId, from, to }: ScoreFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const wanted = db
    .selectFrom('segment')
    .innerJoin('document', 'document.id', 'segment.documentId')
    .where('document.projectId', '=', projectId)
    .where('segment.score', '>=', from)
    .where('segment.score', '<=', to)
    .$if(documentId !== undefined, (query) => query.where('segment.documentId', '=', documentId ?? ''));
  const [rows, { total }] = await Promise.all([
    wanted
      .select(['segment.id', 'segment.documentId', 'segment.number', 'segment.source', 'segment.target'])
      .select(['segment.score', 'segment.scoredBy', 'segment.engine', 'segment.confirmed'])
      .select(['document.name', 'document.targetLanguage'])
      .orderBy('segment.score')
      .orderBy('document.position')
      .orderBy('document.targetLanguage')
      .orderBy('segment.number')
      .limit(limit)
      .offset(offset)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
