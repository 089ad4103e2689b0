import type { ImportSummary } from '@transloom/contracts/assets';
import type { Failure } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import { integerColumn, textColumn, uuidColumn } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/database.ts';
import { type Columns, columnNames, selectRows } from '../../platform/db/select-rows.ts';
import type { DiscardReason } from './imported-concept.ts';

export interface NewTermImport {
  readonly id: string;
  readonly organizationId: string;
  readonly termBaseId: string;
  readonly position: number;
  readonly fileId: string;
  readonly fileName: string;
  readonly bytes: number;
  /** As the upload was recognized. */
  readonly format: string;
  readonly jobId: string;
  readonly creatorId: string;
  readonly createdAt: Date;
}

export async function insertTermImport(db: Db, row: NewTermImport): Promise<void> {
  await db.insertInto('termImport').values(row).execute();
}

/** Of each base the files that came at the same moment, the last time any came. */
export function findLastTermImports(db: Db, termBaseIds: readonly string[]) {
  return db
    .selectFrom('termImport')
    .selectAll()
    .where('termBaseId', 'in', termBaseIds)
    .where('createdAt', '=', ({ selectFrom }) =>
      selectFrom('termImport as other')
        .select(({ fn }) => fn.max('other.createdAt').as('newest'))
        .whereRef('other.termBaseId', '=', 'termImport.termBaseId'),
    )
    .orderBy('position')
    .execute();
}

/** All of a base, the newest first. */
export function findTermImportsOf(db: Db, termBaseId: string) {
  return db
    .selectFrom('termImport')
    .selectAll()
    .where('termBaseId', '=', termBaseId)
    .orderBy('createdAt', 'desc')
    .orderBy('position')
    .execute();
}

export async function markTermsTakenBack(db: Db, importId: string, takenBackAt: Date): Promise<void> {
  await db.updateTable('termImport').set({ takenBackAt }).where('id', '=', importId).execute();
}

/** Another job carries it out from now on. */
export async function moveTermImport(db: Db, importId: string, jobId: string): Promise<void> {
  const open = { jobId, failure: null, finishedAt: null };
  await db.updateTable('termImport').set(open).where('id', '=', importId).execute();
}

export function findTermImport(db: Db, importId: string) {
  return db.selectFrom('termImport').selectAll().where('id', '=', importId).executeTakeFirst();
}

/** What the last TBX file said around its concepts. */
export async function findFrame(db: Db, termBaseId: string): Promise<unknown> {
  const row = await db
    .selectFrom('termImport')
    .select('frame')
    .where('termBaseId', '=', termBaseId)
    .where('frame', 'is not', null)
    .orderBy('createdAt', 'desc')
    .orderBy('position', 'desc')
    .executeTakeFirst();
  return row?.frame ?? undefined;
}

export type TermImportEnd = { readonly finishedAt: Date } & (
  | { readonly summary: ImportSummary; readonly frame: string | null }
  | { readonly failure: Failure }
);

export async function endTermImport(db: Db, importId: string, end: TermImportEnd): Promise<void> {
  await db.updateTable('termImport').set(end).where('id', '=', importId).execute();
}

export interface NewTermDiscard {
  readonly organizationId: string;
  readonly importId: string;
  readonly position: number;
  readonly reason: DiscardReason;
  readonly source: string;
  readonly target: string;
}

const discardColumns: Columns<NewTermDiscard> = {
  ...{ position: integerColumn, organizationId: uuidColumn, importId: uuidColumn },
  ...{ reason: textColumn, source: textColumn, target: textColumn },
};

export async function insertDiscards(db: Db, discards: readonly NewTermDiscard[]): Promise<void> {
  if (discards.length === 0) return;
  await sql`insert into term_discard (${columnNames(discardColumns)}) ${selectRows(discards, discardColumns)}`.execute(
    db,
  );
}

export async function deleteDiscards(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('termDiscard').where('importId', '=', importId).execute();
}

export function findDiscards(db: Db, importId: string) {
  return db
    .selectFrom('termDiscard')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('position')
    .execute();
}
