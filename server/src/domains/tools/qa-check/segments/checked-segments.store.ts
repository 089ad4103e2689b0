import type { segmentStates } from '@transloom/contracts/qa-check';
import type { QualitySeverity } from '@transloom/core/quality/quality-rule';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/new-id.ts';

export interface CheckId {
  readonly workId: string;
  readonly organizationId: string;
}

export interface NewCheckedFile {
  readonly name: string;
  readonly kind: 'bilingual' | 'table' | 'pair' | 'document';
  readonly fileId: string | null;
  readonly format: string | null;
  readonly documentId: string | null;
  readonly segments: readonly NewCheckedSegment[];
}

export interface NewCheckedSegment {
  readonly unitId: string;
  readonly spanStart: number;
  readonly spanEnd: number;
  readonly source: string;
  readonly target: string;
  readonly codes: unknown;
  readonly confirmed: boolean;
  readonly locked: boolean;
  readonly writable: boolean;
  readonly documentSegmentId: string | null;
  readonly version: number;
}

/** Removes what a check has read and found. */
export async function clearCheck(db: Db, workId: string): Promise<void> {
  await db.deleteFrom('checkedSegment').where('workId', '=', workId).execute();
  await db.deleteFrom('checkedFile').where('workId', '=', workId).execute();
}

const rowsTogether = 1_000;

/** Stores a file behind those that are there, with its segments. */
export async function insertCheckedFile(
  db: Db,
  { workId, organizationId }: CheckId,
  { segments, ...file }: NewCheckedFile,
): Promise<void> {
  const number = (await findCheckedFiles(db, workId)).length + 1;
  const before = await lastNumber(db, workId);
  await db
    .insertInto('checkedFile')
    .values({ ...file, id: newId(), workId, organizationId, number })
    .execute();
  for (let from = 0; from < segments.length; from += rowsTogether)
    await db
      .insertInto('checkedSegment')
      .values(
        segments.slice(from, from + rowsTogether).map((segment, i) => ({
          ...segment,
          id: newId(),
          workId,
          organizationId,
          original: segment.target,
          codes: JSON.stringify(segment.codes),
          fileNumber: number,
          place: from + i + 1,
          number: before + from + i + 1,
        })),
      )
      .execute();
}

export function findCheckedFiles(db: Db, workId: string) {
  return db.selectFrom('checkedFile').selectAll().where('workId', '=', workId).orderBy('number').execute();
}
export type CheckedFileRow = Awaited<ReturnType<typeof findCheckedFiles>>[number];

/** Number of the last segment, which is how many there are. */
export async function lastNumber(db: Db, workId: string): Promise<number> {
  const row = await db
    .selectFrom('checkedSegment')
    .select('number')
    .where('workId', '=', workId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number ?? 0;
}

const segmentsOf = (db: Db, workId: string) =>
  db.selectFrom('checkedSegment').selectAll('checkedSegment').where('checkedSegment.workId', '=', workId);
export type CheckedSegmentRow = Awaited<ReturnType<typeof findSegmentsAfter>>[number];

export function findSegmentsAfter(db: Db, workId: string, after: number, limit: number) {
  return segmentsOf(db, workId).where('number', '>', after).orderBy('number').limit(limit).execute();
}

/** The segment with its row locked; nobody else corrects it until the transaction ends. */
export function lockCheckedSegment(db: Db, workId: string, id: string) {
  return segmentsOf(db, workId).where('id', '=', id).forUpdate().executeTakeFirst();
}

interface IssueFilter {
  readonly check?: string | undefined;
  readonly severity?: QualitySeverity | undefined;
}

export interface SegmentFilter extends IssueFilter {
  readonly workId: string;
  readonly file?: number | undefined;
  readonly state: (typeof segmentStates)[number];
  readonly search: string;
}

export function findSegmentPage(
  db: Db,
  filter: SegmentFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return filtered(db, filter).orderBy('number').offset(offset).limit(limit).execute();
}

export async function countSegments(db: Db, filter: SegmentFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function filtered(db: Db, { workId, file, state, search, check, severity }: SegmentFilter) {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const byIssues = state === 'open' || state === 'ignored' || check !== undefined || severity !== undefined;
  return segmentsOf(db, workId)
    .$if(file !== undefined, (query) => query.where('fileNumber', '=', file ?? 0))
    .$if(state === 'marked', (query) => query.where('marked', '=', true))
    .$if(state === 'corrected', (query) => query.whereRef('target', '<>', 'original'))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) => or([eb('source', 'ilike', pattern), eb('target', 'ilike', pattern)])),
    )
    .$if(byIssues, (query) =>
      query.where(({ exists }) =>
        exists(
          issuesWhere(db, { check, severity })
            .$if(state === 'open', (some) => some.where('ignoredAt', 'is', null))
            .$if(state === 'ignored', (some) => some.where('ignoredAt', 'is not', null)),
        ),
      ),
    );
}

/** Issues of the segment of the outer query. */
function issuesWhere(db: Db, { check, severity }: IssueFilter) {
  return db
    .selectFrom('checkedIssue')
    .select('checkedIssue.id')
    .whereRef('checkedIssue.segmentId', '=', sql.ref('checkedSegment.id'))
    .$if(check !== undefined, (query) => query.where('checkId', '=', check ?? ''))
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? ''));
}

interface FixFilter extends IssueFilter {
  readonly workId: string;
  readonly file?: number | undefined;
}

const fixable = (db: Db, { workId, file, ...issues }: FixFilter) =>
  segmentsOf(db, workId)
    .where('locked', '=', false)
    .where('writable', '=', true)
    .$if(file !== undefined, (query) => query.where('fileNumber', '=', file ?? 0))
    .where(({ exists }) =>
      exists(
        issuesWhere(db, issues)
          .where('origin', '=', 'rule')
          .where('ignoredAt', 'is', null)
          .where('fix', 'is not', null),
      ),
    );

/** Segments with an open issue of a rule that has a fix, in their order. */
export function findFixable(db: Db, filter: FixFilter, after: number, limit: number) {
  return fixable(db, filter).where('number', '>', after).orderBy('number').limit(limit).execute();
}

export async function countFixable(db: Db, filter: FixFilter): Promise<number> {
  const { count } = await fixable(db, filter)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Correction {
  readonly id: string;
  readonly target: string;
  readonly version: number;
}

export function updateTarget(db: Db, { id, target, version }: Correction) {
  return db
    .updateTable('checkedSegment')
    .set(({ eb }) => ({ target, version, change: eb('change', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False where the check has no such segment. */
export async function setMarked(
  db: Db,
  { workId, id, marked }: { readonly workId: string; readonly id: string; readonly marked: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('checkedSegment')
    .set({ marked })
    .where('workId', '=', workId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Segments whose texts decide together whether one of them is translated as the others. */
export function findComparable(db: Db, workId: string, texts: { source: string } | { target: string }) {
  return 'source' in texts
    ? segmentsOf(db, workId)
        .where(sql<boolean>`md5(source) = md5(${texts.source})`)
        .orderBy('number')
        .execute()
    : segmentsOf(db, workId)
        .where(sql<boolean>`md5(target) = md5(${texts.target})`)
        .orderBy('number')
        .execute();
}

/** All segments of a check that have this text in common with one whose other text differs. */
export function findDiffering(db: Db, workId: string, same: 'source' | 'target') {
  const other = same === 'source' ? 'target' : 'source';
  return segmentsOf(db, workId)
    .where('target', '<>', '')
    .where(
      sql<boolean>`md5(${sql.ref(same)}) in (
        select md5(${sql.ref(same)}) from checked_segment
        where work_id = ${workId} and target <> ''
        group by md5(${sql.ref(same)}) having count(distinct ${sql.ref(other)}) > 1)`,
    )
    .orderBy('number')
    .execute();
}

/** Segments of units in which something was corrected, in their order. */
export function findCorrectedUnits(db: Db, workId: string, fileNumber: number) {
  return segmentsOf(db, workId)
    .where('fileNumber', '=', fileNumber)
    .where('unitId', 'in', (eb) =>
      eb
        .selectFrom('checkedSegment as changed')
        .select('changed.unitId')
        .where('changed.workId', '=', workId)
        .where('changed.fileNumber', '=', fileNumber)
        .whereRef('changed.target', '<>', 'changed.original'),
    )
    .orderBy('number')
    .execute();
}

export function findSegmentsOfFile(db: Db, workId: string, fileNumber: number) {
  return segmentsOf(db, workId).where('fileNumber', '=', fileNumber).orderBy('number').execute();
}

/** Where the segment of an issue stands in its project; nulls for one of a file. */
export function findIssuePlace(db: Db, segmentId: string) {
  return db
    .selectFrom('checkedSegment')
    .innerJoin('checkedFile', (join) =>
      join
        .onRef('checkedFile.workId', '=', 'checkedSegment.workId')
        .onRef('checkedFile.number', '=', 'checkedSegment.fileNumber'),
    )
    .select(['checkedFile.documentId', 'checkedSegment.documentSegmentId'])
    .where('checkedSegment.id', '=', segmentId)
    .executeTakeFirstOrThrow();
}
