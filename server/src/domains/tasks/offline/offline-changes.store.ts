import type { OfflineChange } from '@transloom/contracts/offline-work';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

export interface NewChange {
  readonly organizationId: string;
  readonly workId: string;
  readonly segmentId: string;
  readonly taskId: string;
  readonly documentId: string;
  readonly number: number;
  readonly source: string;
  readonly sent: string;
  readonly here: string;
  readonly hereVersion: number;
  readonly returned: string;
  readonly confirmed: boolean;
  readonly kind: OfflineChange['kind'];
}

const rowsPerInsert = 1_000;

/** Replaces what an earlier run of the import found; of two translations of a segment the first counts. */
export async function replaceChanges(db: Db, workId: string, changes: readonly NewChange[]): Promise<void> {
  await db.deleteFrom('offlineChange').where('workId', '=', workId).execute();
  for (let from = 0; from < changes.length; from += rowsPerInsert)
    await db
      .insertInto('offlineChange')
      .values(changes.slice(from, from + rowsPerInsert))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

const changesOf = (db: Db, workId: string) => db.selectFrom('offlineChange').where('workId', '=', workId);

export function findChanges(db: Db, workId: string) {
  return changesOf(db, workId).selectAll().orderBy('documentId').orderBy('number').execute();
}

interface ChangePage {
  readonly kind: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Conflicts first, then in the order of documents. */
export async function findChangePage(db: Db, workId: string, { kind, limit, offset }: ChangePage) {
  const wanted = changesOf(db, workId).$if(kind !== undefined, (query) =>
    query.where('kind', '=', kind ?? ''),
  );
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { unchosen } = await changesOf(db, workId)
    .where('kind', '=', 'conflict')
    .where('choice', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('unchosen'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .innerJoin('document', 'document.id', 'offlineChange.documentId')
    .selectAll('offlineChange')
    .select(['document.name as documentName', 'document.sourceLanguage', 'document.targetLanguage'])
    .orderBy(sql`offline_change.kind <> 'conflict'`)
    .orderBy('document.position')
    .orderBy('offlineChange.number')
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows, total: Number(total), unchosen: Number(unchosen) };
}

/** Chooses the text of conflicts; all of them where no segment is named. */
export async function updateChoices(
  db: Db,
  workId: string,
  { segmentIds, choice }: { readonly segmentIds: readonly string[]; readonly choice: 'returned' | 'here' },
): Promise<void> {
  await db
    .updateTable('offlineChange')
    .set({ choice })
    .where('workId', '=', workId)
    .where('kind', '=', 'conflict')
    .$if(segmentIds.length > 0, (query) => query.where('segmentId', 'in', segmentIds))
    .execute();
}

/** How many of these segments have a conflict. */
export async function countConflicts(db: Db, workId: string, segmentIds: readonly string[]): Promise<number> {
  if (segmentIds.length === 0) return 0;
  const { count } = await changesOf(db, workId)
    .where('kind', '=', 'conflict')
    .where('segmentId', 'in', segmentIds)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
