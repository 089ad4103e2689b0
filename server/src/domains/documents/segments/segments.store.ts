import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { preparedStatement } from '../../../platform/db/prepared-statement.ts';
import type { SegmentRow } from '../parsing/segment-row.ts';

/** A segment and its place in the document, from 1. */
export interface NumberedSegment {
  readonly segment: SegmentRow;
  readonly number: number;
}

export type SegmentOrigin = 'none' | 'memory' | 'engine' | 'person' | 'file';

/** Stays below PostgreSQL's limit of 65,535 parameters a statement. */
const rowsPerInsert = 1000;

export async function insertSegments(
  db: Db,
  document: { readonly id: string; readonly organizationId: string },
  segments: readonly NumberedSegment[],
): Promise<void> {
  for (let from = 0; from < segments.length; from += rowsPerInsert) {
    const rows = segments.slice(from, from + rowsPerInsert).map(({ segment, number }) => ({
      ...segment,
      id: newId(),
      organizationId: document.organizationId,
      documentId: document.id,
      number,
      codes: JSON.stringify(segment.codes),
      confirmedStage: segment.confirmed ? 1 : 0,
    }));
    await db.insertInto('segment').values(rows).execute();
  }
}

export type SegmentRecord = NonNullable<Awaited<ReturnType<typeof findSegment>>>;

const segmentsOf = (db: Db, documentId: string) =>
  db.selectFrom('segment').where('documentId', '=', documentId).orderBy('number');

/** Segments of a document after a number, in document order. */
export const segmentsAfter = (db: Db, documentId: string, after: number, limit?: number) =>
  segmentsOf(db, documentId)
    .selectAll()
    .where('number', '>', after)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0));

const segmentsById = (db: Db, documentId: string, segmentIds: readonly string[]) =>
  segmentsOf(db, documentId).selectAll().where('id', 'in', segmentIds);

export function findSegmentsAfter(db: Db, documentId: string, after: number, limit: number) {
  return segmentsAfter(db, documentId, after, limit).execute();
}

export function findSegmentsById(db: Db, documentId: string, segmentIds: readonly string[]) {
  return segmentsById(db, documentId, segmentIds).execute();
}

export async function findMoment(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(0);
}

export function findSegmentsTouched(db: Db, documentId: string, since: Date, limit: number) {
  return segmentsOf(db, documentId).selectAll().where('touchedAt', '>=', since).limit(limit).execute();
}

export function findPart(
  db: Db,
  { documentId, part }: { readonly documentId: string; readonly part: number },
  limit: number | undefined,
) {
  return segmentsOf(db, documentId)
    .selectAll()
    .where('part', '=', part)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
}

export function findSegment(db: Db, segmentId: string) {
  return db.selectFrom('segment').selectAll().where('id', '=', segmentId).executeTakeFirst();
}

export function findNextSegment(db: Db, { documentId, number }: SegmentRecord) {
  return segmentsAfter(db, documentId, number, 1).forUpdate().executeTakeFirst();
}

export function lockSegment(db: Db, segmentId: string) {
  return db.selectFrom('segment').selectAll().where('id', '=', segmentId).forUpdate().executeTakeFirst();
}

/**
 * A segment with its neighbors in one statement, because somebody waits for its matches. Null: an end of the
 * document.
 */
export async function findPlacedSegment(db: Db, segmentId: string) {
  const [placed] = await placedSegments(db, segmentId);
  return placed;
}

const placedSegments = preparedStatement((db, segmentId: string) =>
  db
    .selectFrom('segment')
    .innerJoin('document', 'document.id', 'segment.documentId')
    .select(['segment.source', 'segment.unitKey', 'segment.documentId'])
    .select(['document.projectId', 'document.sourceLanguage', 'document.targetLanguage', 'document.plan'])
    .select([sourceBeside(-1).as('previous'), sourceBeside(1).as('next')])
    .where('segment.id', '=', segmentId),
);

const sourceBeside = (steps: -1 | 1) => sql<string | null>`(
  select source from segment beside
  where beside.document_id = segment.document_id and beside.number = segment.number + ${steps}::int)`;

/** The segments with their rows locked, in document order, so that two savers of many cannot deadlock. */
export function lockSegments(db: Db, documentId: string, segmentIds: readonly string[]) {
  return segmentsById(db, documentId, segmentIds).forUpdate().execute();
}

/** Sources of the segments before and after, by number; absent at the ends of the document. */
export async function findNeighbourSources(
  db: Db,
  documentId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const wanted = [...new Set(numbers.flatMap((number) => [number - 1, number + 1]))];
  const rows = await segmentsOf(db, documentId)
    .select(['number', 'source'])
    .where('number', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.number, row.source]));
}

export async function findSegmentsByNumber(db: Db, documentId: string, numbers: readonly number[]) {
  if (numbers.length === 0) return [];
  return segmentsOf(db, documentId)
    .select(['number', 'source', 'target'])
    .where('number', 'in', numbers)
    .execute();
}

export function findTexts(db: Db, documentId: string) {
  return segmentsOf(db, documentId).select(['id', 'source', 'target']).execute();
}

export function findTargets(db: Db, documentId: string) {
  return segmentsOf(db, documentId)
    .select(['unitId', 'spanStart', 'spanEnd', 'target', 'confirmed', 'changedBy', 'changedAt'])
    .execute();
}

/**
 * Segments that have something to translate and no target, by document; documents without any are missing. Text of
 * numbers and signs alone needs no target.
 */
export async function countWithoutTarget(
  db: Db,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('segment')
    .select((eb) => ['documentId', eb.fn.countAll<string>().as('count')])
    .where('documentId', 'in', documentIds)
    .where('target', '=', '')
    .where('locked', '=', false)
    .where(sql<boolean>`regexp_replace(source, '\\{[^{}]*\\}', '', 'g') ~ '[[:alpha:]]'`)
    .groupBy('documentId')
    .execute();
  return new Map(rows.map(({ documentId, count }) => [documentId, Number(count)]));
}

/** The segments of a document, or of one part of it, for other programs. */
export function findGivenSegments(db: Db, documentId: string, part?: number) {
  return segmentsOf(db, documentId)
    .select(['id', 'version', 'number', 'unitId', 'unitKey', 'startsUnit', 'spanStart', 'spanEnd'])
    .select(['source', 'target', 'memoryEntryId', 'codes', 'confirmed', 'locked'])
    .$if(part !== undefined, (query) => query.where('part', '=', part ?? 1))
    .execute();
}

/** Stands for the segments of a document with their places, and their targets where those are shown. */
export async function hashSegments(
  db: Db,
  documentId: string,
  { withTargets }: { readonly withTargets: boolean },
): Promise<string> {
  const target = withTargets ? sql`md5(target)` : sql`''`;
  const { hash } = await db
    .selectFrom('segment')
    .where('documentId', '=', documentId)
    .select(
      sql<string>`coalesce(md5(string_agg(concat_ws('/', id, unit_id, span_start, span_end, ${target}), ' '
        order by number)), '')`.as('hash'),
    )
    .executeTakeFirstOrThrow();
  return hash;
}
