import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { SegmentRecord } from './segments.store.ts';

/** The document takes part in the next layout; whoever splits or merges in it waits for this transaction. */
export async function nextLayout(db: Db, documentId: string, segments: 1 | -1): Promise<number> {
  const { layout } = await db
    .updateTable('document')
    .set({ layout: sql<number>`layout + 1`, segmentCount: sql<number>`segment_count + ${segments}` })
    .where('id', '=', documentId)
    .returning('layout')
    .executeTakeFirstOrThrow();
  return layout;
}

/** Moves segments behind a number by one. Two statements: the numbers of a document differ at every moment. */
export async function moveNumbers(
  db: Db,
  documentId: string,
  { after, by }: { readonly after: number; readonly by: 1 | -1 },
): Promise<void> {
  await sql`update segment set number = -(number + ${by}::int)
    where document_id = ${documentId} and number > ${after}`.execute(db);
  await sql`update segment set number = -number where document_id = ${documentId} and number < 0`.execute(db);
}

export interface SegmentPiece {
  readonly source: string;
  readonly target: string;
  readonly spanStart: number;
  readonly spanEnd: number;
}

/** What a segment becomes by being split or merged; a person has to look at it again. */
export async function reshapeSegment(
  db: Db,
  segment: Pick<SegmentRecord, 'id'> & { readonly version: number },
  { piece, userId, now }: { readonly piece: SegmentPiece; readonly userId: string; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('segment')
    .set({
      ...piece,
      version: segment.version,
      origin: piece.target === '' ? 'none' : 'person',
      confirmed: false,
      confirmedStage: 0,
      matchRate: null,
      engine: null,
      memoryEntryId: null,
      failure: null,
      codesRestored: false,
      changedBy: userId,
      changedAt: now,
    })
    .where('id', '=', segment.id)
    .execute();
}

/** The second half of a segment, right behind it. Gives its id. */
export async function insertHalf(db: Db, first: SegmentRecord, piece: SegmentPiece): Promise<string> {
  const id = newId();
  await sql`insert into segment (id, organization_id, document_id, number, unit_id, unit_kind, unit_key, starts_unit,
      span_start, span_end, source, codes, target, origin, part)
    select ${id}, organization_id, document_id, number + 1, unit_id, unit_kind, unit_key, false,
      ${piece.spanStart}, ${piece.spanEnd}, ${piece.source}, codes, ${piece.target},
      ${piece.target === '' ? 'none' : 'person'}, part
    from segment where id = ${first.id}`.execute(db);
  return id;
}

/** The history of a segment goes on as another one's, which it was merged into and which is remembered. */
export async function removeMerged(db: Db, gone: SegmentRecord, intoId: string): Promise<void> {
  const { id: goneId, organizationId, documentId } = gone;
  await db.updateTable('segmentMerge').set({ intoId }).where('intoId', '=', goneId).execute();
  await db.insertInto('segmentMerge').values({ organizationId, goneId, documentId, intoId }).execute();
  await db
    .updateTable('segmentRevision')
    .set({ segmentId: intoId })
    .where('segmentId', '=', goneId)
    .execute();
  await db.deleteFrom('segment').where('id', '=', goneId).execute();
}

/** Which segment of a document has the text of some that were merged away. */
export async function findMerges(
  db: Db,
  documentId: string,
  goneIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (goneIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('segmentMerge')
    .select(['goneId', 'intoId'])
    .where('documentId', '=', documentId)
    .where('goneId', 'in', goneIds)
    .execute();
  return new Map(rows.map(({ goneId, intoId }) => [goneId, intoId]));
}
