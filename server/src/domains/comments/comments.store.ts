import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface CommentRow {
  readonly organizationId: string;
  readonly id: string;
  readonly documentId: string;
  readonly segmentId: string;
  /** The first comment of the thread; null for that one itself. */
  readonly threadId: string | null;
  readonly body: string;
  readonly side: string | null;
  readonly rangeStart: number | null;
  readonly rangeEnd: number | null;
  readonly quote: string | null;
  readonly mentions: string[];
  readonly authorId: string;
  readonly writtenAt: Date;
  readonly resolvedBy: string | null;
  readonly resolvedAt: Date | null;
}

const oldestFirst = (db: Db) =>
  db.selectFrom('segmentComment').selectAll().orderBy('writtenAt').orderBy('id');

export function findComments(db: Db, documentId: string): Promise<CommentRow[]> {
  return oldestFirst(db).where('documentId', '=', documentId).execute();
}

/** A comment with its replies, whichever of them is named. */
export function findThread(db: Db, threadId: string): Promise<CommentRow[]> {
  return oldestFirst(db)
    .where((eb) => eb.or([eb('id', '=', threadId), eb('threadId', '=', threadId)]))
    .execute();
}

export function findComment(db: Db, commentId: string): Promise<CommentRow | undefined> {
  return db.selectFrom('segmentComment').selectAll().where('id', '=', commentId).executeTakeFirst();
}

export async function insertComment(db: Db, row: CommentRow): Promise<void> {
  await db
    .insertInto('segmentComment')
    .values({ ...row, mentions: sql`${row.mentions}::uuid[]` })
    .execute();
}

interface Resolution {
  readonly resolvedBy: string | null;
  readonly resolvedAt: Date | null;
}

export async function setResolution(db: Db, commentId: string, resolution: Resolution): Promise<void> {
  await db.updateTable('segmentComment').set(resolution).where('id', '=', commentId).execute();
}

/** Its replies go with it. */
export async function deleteCommentRow(db: Db, commentId: string): Promise<void> {
  await db.deleteFrom('segmentComment').where('id', '=', commentId).execute();
}
