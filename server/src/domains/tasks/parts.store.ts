import type { PartPreview } from '@transloom/contracts/task-splits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** The texts of a document in their order, with where paragraphs begin. */
export function findSizes(db: Db, documentId: string) {
  return db
    .selectFrom('segment')
    .select(['number', 'source', 'startsUnit', 'part'])
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
  tasks: readonly { readonly id: string; readonly part: number }[],
): Promise<void> {
  await sql`
    update task set part = -moved.part
    from jsonb_to_recordset(${JSON.stringify(tasks)}::jsonb) as moved(id uuid, part smallint)
    where task.id = moved.id`.execute(db);
  await sql`update task set part = -part where id = any(${tasks.map(({ id }) => id)}::uuid[])`.execute(db);
}

/** Documents of a project whose parts together have other segments or words than the document, as after a new reading. */
export async function findMiscounted(db: Db, projectId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select document.id from document join document_part on document_part.document_id = document.id
    where document.project_id = ${projectId} and document.segment_count > 0
    group by document.id, document.segment_count, document.word_count
    having sum(document_part.segments) <> document.segment_count or sum(document_part.words) <> document.word_count`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

interface CountedPart {
  readonly part: number;
  readonly segments: number;
  readonly words: number;
}

/** Writes what the parts of a document hold now. */
export async function recountParts(db: Db, documentId: string, parts: readonly CountedPart[]): Promise<void> {
  await sql`
    update document_part set segments = coalesce(counted.segments, 0), words = coalesce(counted.words, 0)
    from document_part known
    left join jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as counted(part smallint, segments integer, words integer) on counted.part = known.part
    where known.document_id = ${documentId} and document_part.document_id = known.document_id
      and document_part.part = known.part`.execute(db);
}
