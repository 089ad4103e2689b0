import type { PartPreview } from '@transloom/contracts/task-splits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The texts of a document in their order, with where paragraphs begin. */
export function findSizes(db: Db, documentId: string) {
  return db
    .selectFrom('segment')
    .select(['number', 'source', 'startsUnit'])
    .where('documentId', '=', documentId)
    .orderBy('number')
    .execute();
}

/** Writes the parts of a document, and to which of them each segment belongs. */
export async function replaceParts(
  db: Db,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
  parts: readonly PartPreview[],
): Promise<void> {
  await db.deleteFrom('documentPart').where('documentId', '=', id).execute();
  await db
    .insertInto('documentPart')
    .values(
      parts.map(({ part, segments, words }) => ({ organizationId, documentId: id, part, segments, words })),
    )
    .execute();
  await sql`
    update segment set part = cut.part
    from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as cut(part smallint, first integer, last integer)
    where segment.document_id = ${id} and segment.number between cut.first and cut.last
      and segment.part <> cut.part`.execute(db);
}

/** The number of the first segment of each part. */
export async function findStarts(db: Db, documentId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('segment')
    .select(({ fn }) => ['part', fn.min('number').as('first')])
    .where('documentId', '=', documentId)
    .groupBy('part')
    .orderBy('part')
    .execute();
  return new Map(rows.map(({ part, first }) => [part, first]));
}

/** Gives tasks the new numbers of their parts; by way of negative ones, because two may change places. */
export async function renumberTasks(
  db: Db,
  documentId: string,
  parts: readonly { readonly from: number; readonly to: number }[],
): Promise<void> {
  const moved = parts.filter(({ from, to }) => from !== to);
  if (moved.length === 0) return;
  await sql`
    update task set part = -moved.after
    from jsonb_to_recordset(${JSON.stringify(moved.map(({ from, to }) => ({ before: from, after: to })))}::jsonb)
      as moved(before smallint, after smallint)
    where task.document_id = ${documentId} and task.part = moved.before`.execute(db);
  await sql`update task set part = -part where document_id = ${documentId} and part < 0`.execute(db);
}
