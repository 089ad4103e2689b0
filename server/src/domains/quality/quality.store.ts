import type { patternConditions } from '@transloom/contracts/quality';
import type { QualitySeverity } from '@transloom/core/quality/quality-rule';
import type { Db } from '../../platform/db/database.ts';

export interface IgnoreRow {
  readonly organizationId: string;
  readonly id: string;
  readonly projectId: string;
  /** Null: everywhere in the project. */
  readonly segmentId: string | null;
  readonly checkId: string;
  readonly issueKey: string | null;
  readonly params: unknown;
  readonly reason: string;
  readonly ignoredBy: string;
  readonly ignoredAt: Date;
}

/** Ignores that concern a document: those of its segments and those of all of its project. */
export function findIgnores(
  db: Db,
  { projectId, documentId }: { readonly projectId: string; readonly documentId: string },
): Promise<IgnoreRow[]> {
  return db
    .selectFrom('qualityIgnore')
    .selectAll('qualityIgnore')
    .leftJoin('segment', 'segment.id', 'qualityIgnore.segmentId')
    .where('qualityIgnore.projectId', '=', projectId)
    .where((eb) =>
      eb.or([eb('qualityIgnore.segmentId', 'is', null), eb('segment.documentId', '=', documentId)]),
    )
    .orderBy('ignoredAt')
    .execute();
}

/** The same issue that is ignored again takes the newer reason. */
export function insertIgnore(db: Db, row: IgnoreRow): Promise<IgnoreRow> {
  const { reason, ignoredBy, ignoredAt } = row;
  return db
    .insertInto('qualityIgnore')
    .values({ ...row, params: JSON.stringify(row.params) })
    .onConflict((conflict) =>
      conflict
        .columns(['organizationId', 'projectId', 'segmentId', 'checkId', 'issueKey'])
        .doUpdateSet({ reason, ignoredBy, ignoredAt }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findIgnore(db: Db, id: string): Promise<IgnoreRow | undefined> {
  return db.selectFrom('qualityIgnore').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function deleteIgnore(db: Db, id: string): Promise<void> {
  await db.deleteFrom('qualityIgnore').where('id', '=', id).execute();
}

interface PatternFields {
  readonly name: string;
  readonly source: string;
  readonly target: string;
  readonly condition: (typeof patternConditions)[number];
  readonly severity: QualitySeverity;
}

interface NewPattern extends PatternFields {
  readonly organizationId: string;
  readonly id: string;
  readonly projectId: string;
  readonly madeBy: string;
  readonly madeAt: Date;
}

export function findPatterns(db: Db, projectId: string) {
  return db
    .selectFrom('qualityPattern')
    .selectAll()
    .where('projectId', '=', projectId)
    .orderBy('madeAt')
    .execute();
}

export function insertPattern(db: Db, row: NewPattern) {
  return db.insertInto('qualityPattern').values(row).returningAll().executeTakeFirstOrThrow();
}

interface PatternPlace {
  readonly projectId: string;
  readonly patternId: string;
}

export function updatePattern(db: Db, { projectId, patternId }: PatternPlace, fields: PatternFields) {
  return db
    .updateTable('qualityPattern')
    .set(fields)
    .where('projectId', '=', projectId)
    .where('id', '=', patternId)
    .returningAll()
    .executeTakeFirst();
}

/** Gives whether there was one; what was ignored of it goes, too. */
export async function deletePattern(db: Db, { projectId, patternId }: PatternPlace): Promise<boolean> {
  await db
    .deleteFrom('qualityIgnore')
    .where('projectId', '=', projectId)
    .where('checkId', '=', patternId)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('qualityPattern')
    .where('projectId', '=', projectId)
    .where('id', '=', patternId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
