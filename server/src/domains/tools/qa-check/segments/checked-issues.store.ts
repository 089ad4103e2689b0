import type { issueOrigins } from '@transloom/contracts/qa-check';
import type { QualityCategory, QualitySeverity, TextSpan } from '@transloom/core/quality/quality-rule';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/new-id.ts';
import type { CheckId } from './checked-segments.store.ts';

export interface NewCheckedIssue {
  readonly segmentId: string;
  readonly origin: (typeof issueOrigins)[number];
  readonly checkId: string;
  readonly category: QualityCategory | 'intelligent';
  readonly severity: QualitySeverity;
  readonly issueKey: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly message: string | null;
  readonly sourceSpan: TextSpan | undefined;
  readonly targetSpan: TextSpan | undefined;
  /** Markup. */
  readonly fix: string | null;
  readonly ignored: Ignored | undefined;
}

export interface Ignored {
  readonly ignoredBy: string | null;
  readonly ignoredAt: Date;
  readonly ignoreReason: string;
  readonly ignoreId: string | null;
}

export function findIssuesOf(db: Db, segmentIds: readonly string[]) {
  return db
    .selectFrom('checkedIssue')
    .selectAll()
    .where(sql<boolean>`segment_id = any(${[...segmentIds]}::uuid[])`)
    .orderBy('segmentId')
    .orderBy('number')
    .execute();
}
export type CheckedIssueRow = Awaited<ReturnType<typeof findIssuesOf>>[number];

const rowsTogether = 1_000;

/** Comparisons stand behind what rules find in a segment. */
const behindRules = 1_000_000;

/** Stores issues in this order. */
export async function insertIssues(
  db: Db,
  { workId, organizationId }: CheckId,
  issues: readonly NewCheckedIssue[],
): Promise<void> {
  for (let from = 0; from < issues.length; from += rowsTogether)
    await db
      .insertInto('checkedIssue')
      .values(
        issues
          .slice(from, from + rowsTogether)
          .map(({ sourceSpan, targetSpan, ignored, params, ...issue }, i) => ({
            ...issue,
            ...ignored,
            id: newId(),
            workId,
            organizationId,
            number: (issue.category === 'consistency' ? behindRules : 0) + from + i,
            params: JSON.stringify(params),
            sourceStart: sourceSpan?.start ?? null,
            sourceEnd: sourceSpan?.end ?? null,
            targetStart: targetSpan?.start ?? null,
            targetEnd: targetSpan?.end ?? null,
          })),
      )
      .execute();
}

export async function deleteIssues(db: Db, issueIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('checkedIssue')
    .where(sql<boolean>`id = any(${[...issueIds]}::uuid[])`)
    .execute();
}

/** The words that it is about stand elsewhere now; its fix was made of another text. */
export async function moveIssue(db: Db, issueId: string, { start, end }: TextSpan): Promise<void> {
  await db
    .updateTable('checkedIssue')
    .set({ targetStart: start, targetEnd: end, fix: null })
    .where('id', '=', issueId)
    .execute();
}

/** Issues that compare segments, of a whole check. */
export function findComparisons(db: Db, workId: string) {
  return db
    .selectFrom('checkedIssue')
    .selectAll()
    .where('workId', '=', workId)
    .where('category', '=', 'consistency')
    .execute();
}

export function findIssuesById(db: Db, workId: string, issueIds: readonly string[]) {
  return db
    .selectFrom('checkedIssue')
    .selectAll()
    .where('workId', '=', workId)
    .where(sql<boolean>`id = any(${[...issueIds]}::uuid[])`)
    .execute();
}

interface IssueReach {
  readonly workId: string;
  readonly checkId: string;
  /** Absent: everywhere. */
  readonly segmentId?: string;
  /** Absent: whatever the check finds. */
  readonly issueKey?: string;
  /** Those that fall under this ignore of the project. */
  readonly ignoreId?: string;
}

/** Gives how many issues this changed: those that are ignored already keep their reason. */
export async function setIgnored(db: Db, reach: IssueReach, ignored: Ignored): Promise<number> {
  const { numUpdatedRows } = await reached(db, reach)
    .set({ ...ignored })
    .where('ignoredAt', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Gives how many issues this changed. */
export async function setOpen(db: Db, reach: IssueReach): Promise<number> {
  const { numUpdatedRows } = await reached(db, reach)
    .set({ ignoredBy: null, ignoredAt: null, ignoreReason: '', ignoreId: null })
    .where('ignoredAt', 'is not', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

function reached(db: Db, { workId, checkId, segmentId, issueKey, ignoreId }: IssueReach) {
  return db
    .updateTable('checkedIssue')
    .where('workId', '=', workId)
    .where('checkId', '=', checkId)
    .$if(segmentId !== undefined, (query) => query.where('segmentId', '=', segmentId ?? ''))
    .$if(issueKey !== undefined, (query) => query.where('issueKey', '=', issueKey ?? ''))
    .$if(ignoreId !== undefined, (query) => query.where('ignoreId', '=', ignoreId ?? ''));
}

interface CountFilter {
  readonly workId: string;
  readonly severity?: QualitySeverity | undefined;
  readonly file?: number | undefined;
}

const open = sql<string>`count(*) filter (where ignored_at is null)`;

/** Each check with the number of its issues. */
export function countByCheck(db: Db, { workId, severity, file }: CountFilter) {
  return db
    .selectFrom('checkedIssue')
    .select(['checkId', 'origin', 'category'])
    .select([
      open.as('open'),
      sql<string>`count(*) filter (where ignored_at is not null)`.as('ignored'),
      sql<string>`count(*) filter (where ignored_at is null and fix is not null and origin = 'rule')`.as(
        'fixable',
      ),
      sql<string>`min(case severity when 'error' then 0 when 'warning' then 1 else 2 end)`.as('rank'),
      sql<string | null>`max(params ->> 'name')`.as('name'),
    ])
    .where('workId', '=', workId)
    .$if(severity !== undefined, (query) => query.where('severity', '=', severity ?? ''))
    .$if(file !== undefined, (query) =>
      query.where('segmentId', 'in', (eb) =>
        eb
          .selectFrom('checkedSegment')
          .select('id')
          .where('workId', '=', workId)
          .where('fileNumber', '=', file ?? 0),
      ),
    )
    .groupBy(['checkId', 'origin', 'category'])
    .execute();
}

/** Open issues by severity. */
export function countBySeverity(db: Db, workId: string) {
  return db
    .selectFrom('checkedIssue')
    .select('severity')
    .select(open.as('open'))
    .where('workId', '=', workId)
    .groupBy('severity')
    .execute();
}

/** Each file with the number of its segments and open issues. */
export function countByFile(db: Db, workId: string) {
  return db
    .selectFrom('checkedSegment')
    .select('fileNumber')
    .select([
      sql<string>`count(*)`.as('segments'),
      sql<string>`count(*) filter (where marked)`.as('marked'),
      sql<string>`count(*) filter (where target <> original)`.as('corrected'),
      sql<string>`coalesce(sum((select count(*) from checked_issue
        where segment_id = checked_segment.id and ignored_at is null)), 0)`.as('open'),
    ])
    .where('workId', '=', workId)
    .groupBy('fileNumber')
    .execute();
}
