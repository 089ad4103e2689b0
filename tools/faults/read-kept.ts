import type { History, Job, Kept } from '@transloom/server/testing/faults/evidence';
import type { Client } from 'pg';

/** Reads what the database holds of a history. The client has the role of the system. */
export async function readKept(client: Client, { saves, jobs }: History): Promise<Kept> {
  const segmentIds = [...new Set(saves.map(({ segmentId }) => segmentId))];
  const revisions = await client.query<Kept['revisions'][number]>(
    `select segment_id as "segmentId", operation_id as "operationId", version, target, conflicting
     from segment_revision where segment_id = any($1)`,
    [segmentIds],
  );
  const segments = await client.query<Kept['segments'][number]>(
    'select id as "segmentId", version, target from segment where id = any($1)',
    [segmentIds],
  );
  const rowsOf = new Map<string, number>();
  for (const [kind, statement] of Object.entries(counting)) {
    const ids = jobs.filter((job) => job.kind === kind).map(({ subjectId }) => subjectId);
    const { rows } = await client.query<{ id: string; count: number }>(statement, [ids]);
    for (const { id, count } of rows) rowsOf.set(id, count);
  }
  return { revisions: revisions.rows, segments: segments.rows, rowsOf };
}

const counting: Readonly<Record<Job['kind'], string>> = {
  document: `
    select document_id as id, count(*)::int as count from segment where document_id = any($1) group by 1`,
  import: `
    select memory_id as id, count(*)::int as count from memory_entry
    join memory_direction direction on direction.id = direction_id where memory_id = any($1) group by 1`,
};
