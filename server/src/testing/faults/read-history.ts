import type { DatabaseAccess } from '../../platform/db/database.ts';

/** The segments of a document in their order, and everything that was ever written to them, oldest first. */
export function readHistory(database: DatabaseAccess, documentId: string) {
  return database.systemTransaction(async (db) => {
    const segments = await db
      .selectFrom('segment')
      .select(['id as segmentId', 'number', 'source', 'version', 'target', 'confirmed', 'origin', 'failure'])
      .where('documentId', '=', documentId)
      .orderBy('number')
      .execute();
    const revisions = await db
      .selectFrom('segmentRevision')
      .innerJoin('segment', 'segment.id', 'segmentRevision.segmentId')
      .select(['segmentId', 'operationId', 'segmentRevision.version', 'segmentRevision.target'])
      .select(['segmentRevision.origin', 'segmentRevision.conflicting'])
      .where('documentId', '=', documentId)
      .orderBy('segmentRevision.version')
      .execute();
    return { segments, revisions };
  });
}
