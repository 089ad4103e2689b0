import { type PolishedSegment, polishedSegmentSchema } from '@transloom/contracts/polish';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/new-id.ts';
import type { PolishReason } from '../polish-request.ts';

export interface NewSegment {
  readonly unitId: string;
  readonly spanStart: number;
  readonly spanEnd: number;
  /** Markup. */
  readonly source: string;
  /** Of the text without tags. */
  readonly characters: number;
}

interface PolishId {
  readonly workId: string;
  readonly organizationId: string;
}

export async function clearSegments(db: Db, workId: string): Promise<void> {
  await db.deleteFrom('polishedSegment').where('workId', '=', workId).execute();
}

const rowsTogether = 1_000;

export async function insertSegments(db: Db, id: PolishId, segments: readonly NewSegment[]): Promise<void> {
  for (let at = 0; at < segments.length; at += rowsTogether)
    await db
      .insertInto('polishedSegment')
      .values(
        segments.slice(at, at + rowsTogether).map(({ unitId, spanStart, spanEnd, source }, i) => ({
          id: newId(),
          ...id,
          number: at + i + 1,
          unitId,
          spanStart,
          spanEnd,
          source,
        })),
      )
      .execute();
}

export interface OpenSegment {
  readonly id: string;
  readonly source: string;
}

/** The first segments that nobody has polished yet. */
export function findOpenSegments(db: Db, workId: string, limit: number): Promise<readonly OpenSegment[]> {
  return db
    .selectFrom('polishedSegment')
    .select(['id', 'source'])
    .where('workId', '=', workId)
    .where('polished', 'is', null)
    .orderBy('number')
    .limit(limit)
    .execute();
}

export interface PolishedRow {
  readonly id: string;
  /** Markup; the source where the answer was refused. */
  readonly polished: string;
  readonly changes: number;
  readonly reasons: readonly PolishReason[];
  readonly warnings: PolishedSegment['warnings'];
  readonly lost: readonly string[];
  readonly fault: PolishedSegment['fault'];
  readonly byRules: boolean;
}

export async function savePolished(db: Db, rows: readonly PolishedRow[]): Promise<void> {
  for (const { id, reasons, warnings, lost, ...row } of rows)
    await db
      .updateTable('polishedSegment')
      .set({ ...row, reasons: JSON.stringify(reasons), warnings: [...warnings], lost: [...lost] })
      .where('id', '=', id)
      .execute();
}

export interface SegmentCounts {
  readonly [name: string]: number;
  readonly segments: number;
  readonly done: number;
  readonly changed: number;
  readonly refused: number;
  readonly warned: number;
}

export async function countSegments(db: Db, workId: string): Promise<SegmentCounts> {
  const { rows } = await sql<SegmentCounts>`
    select count(*)::integer as segments, count(polished)::integer as done,
      (count(*) filter (where changes > 0))::integer as changed,
      (count(*) filter (where fault is not null))::integer as refused,
      (count(*) filter (where warnings <> '{}'))::integer as warned
    from polished_segment where work_id = ${workId}`.execute(db);
  return rows[0] ?? { segments: 0, done: 0, changed: 0, refused: 0, warned: 0 };
}

export interface SegmentFilter {
  readonly workId: string;
  readonly state: 'all' | 'changed' | 'warned' | 'refused';
}

export function findSegments(
  db: Db,
  { offset, limit, ...filter }: SegmentFilter & { readonly offset: number; readonly limit: number },
) {
  return filtered(db, filter).selectAll().orderBy('number').offset(offset).limit(limit).execute();
}
export type SegmentRow = Awaited<ReturnType<typeof findSegments>>[number];

export async function countFiltered(db: Db, filter: SegmentFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function filtered(db: Db, { workId, state }: SegmentFilter) {
  const all = db.selectFrom('polishedSegment').where('workId', '=', workId).where('polished', 'is not', null);
  if (state === 'changed') return all.where('changes', '>', 0);
  if (state === 'refused') return all.where('fault', 'is not', null);
  return state === 'warned' ? all.where(sql<boolean>`warnings <> '{}'`) : all;
}

/** Undefined where the work has no such segment. */
export function findSegmentForChange(db: Db, workId: string, id: string) {
  return db
    .selectFrom('polishedSegment')
    .select(['changes', 'rejected'])
    .where('workId', '=', workId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveRejected(db: Db, id: string, rejected: readonly number[]): Promise<void> {
  await db
    .updateTable('polishedSegment')
    .set({ rejected: [...rejected] })
    .where('id', '=', id)
    .execute();
}

export async function saveAllRejected(db: Db, workId: string, rejected: boolean): Promise<void> {
  const numbers = rejected
    ? sql<number[]>`array(select generate_series(0, changes - 1))`
    : sql<number[]>`'{}'::integer[]`;
  await db.updateTable('polishedSegment').set({ rejected: numbers }).where('workId', '=', workId).execute();
}

/** What was stored of warnings and faults, in the words of the contract. */
export function readMarks({ warnings, fault }: Pick<SegmentRow, 'warnings' | 'fault'>) {
  return polishedSegmentSchema.pick({ warnings: true, fault: true }).parse({ warnings, fault });
}
