import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export type IndexedSegment = Awaited<ReturnType<typeof findIndex>>[number];
export type FilteredSegment = Awaited<ReturnType<typeof findFiltered>>[number];

/** Another one of the document has its source. A number is compared faster than a text, and as many as these never meet. */
const copies = sql<string>`count(*) over (partition by hashtextextended(source, 0))`;

/** How the segments after a number stand, without their texts. */
export function findIndex(db: Db, documentId: string, { after, limit }: { after: number; limit: number }) {
  const all = db
    .selectFrom('segment')
    .where('documentId', '=', documentId)
    .select(['id', 'number', 'part', 'confirmedStage', 'locked'])
    .select(sql<boolean>`target = ''`.as('empty'))
    .select(sql<boolean>`failure is not null`.as('failed'))
    .select(sql<boolean>`${copies} > 1`.as('repeated'));
  return db
    .selectFrom(all.as('all'))
    .selectAll()
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** What a filter reads of the segments after a number. */
export function findFiltered(
  db: Db,
  { documentId, part }: { readonly documentId: string; readonly part: number | null },
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return db
    .selectFrom('segment')
    .select(['id', 'number', 'part', 'confirmedStage', 'locked', 'source', 'target', 'origin', 'matchRate'])
    .select(['changedBy', 'changedAt', 'score'])
    .select(sql<boolean>`failure is not null`.as('failed'))
    .where('documentId', '=', documentId)
    .where('number', '>', after)
    .$if(part !== null, (query) => query.where('part', '=', part))
    .orderBy('number')
    .limit(limit)
    .execute();
}

/** Ids of those who changed segments of a document last. */
export async function findChangers(db: Db, documentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('segment')
    .select('changedBy')
    .distinct()
    .where('documentId', '=', documentId)
    .where('changedBy', 'is not', null)
    .execute();
  return rows.flatMap(({ changedBy }) => changedBy ?? []);
}
