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

const segmentsAfter = (db: Db, documentId: string, after: number, limit: number) =>
  segmentsOf(db, documentId).selectAll().where('number', '>', after).limit(limit);

const segmentsById = (db: Db, documentId: string, segmentIds: readonly string[]) =>
  segmentsOf(db, documentId).selectAll().where('id', 'in', segmentIds);

export function findSegmentsAfter(db: Db, documentId: string, after: number, limit: number) {
  return segmentsAfter(db, documentId, after, limit).execute();
}

export function findSegmentsById(db: Db, documentId: string, segmentIds: readonly string[]) {
  return segmentsById(db, documentId, segmentIds).execute();
}

export function findPart(
  db: Db,
  { documentId, part }: { readonly documentId: string; readonly part: number },
  limit: number,
) {
  return segmentsOf(db, documentId).selectAll().where('part', '=', part).limit(limit).execute();
}

export function findSegment(db: Db, segmentId: string) {
  return db.selectFrom('segment').selectAll().where('id', '=', segmentId).executeTakeFirst();
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
    .select(['document.projectId', 'document.sourceLanguage', 'document.targetLanguage'])
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

export type UntranslatedSegment = Awaited<ReturnType<typeof findUntranslated>>[number];

const untranslated = (db: Db, documentId: string, after: number) =>
  db
    .selectFrom('segment')
    .where('documentId', '=', documentId)
    .where('number', '>', after)
    .where('target', '=', '')
    .where('confirmed', '=', false)
    .where('locked', '=', false)
    .where('origin', '=', 'none');

/** Segments nobody and nothing has translated yet, in document order after a number. */
export function findUntranslated(db: Db, documentId: string, after: number, limit: number) {
  return untranslated(db, documentId, after).selectAll().orderBy('number').limit(limit).execute();
}

export async function countUntranslated(db: Db, documentId: string, after: number): Promise<number> {
  const { count } = await untranslated(db, documentId, after)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export interface SegmentFill {
  readonly id: string;
  readonly baseVersion: number;
  readonly target: string;
  readonly origin: 'memory' | 'engine';
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly engineVersion: string | null;
  readonly codesRestored: boolean;
  readonly autoReplaced: boolean;
  /** The memory entry that the target comes from. */
  readonly memoryEntryId: string | null;
}

/** Fills segments that are still as they were read; what a person touched meanwhile stays. Gives the filled ones. */
export async function fillSegments(db: Db, fills: readonly SegmentFill[], now: Date) {
  if (fills.length === 0) return [];
  const { rows } = await sql<{ id: string; organizationId: string; version: number }>`
    update segment set
      target = fill.target, origin = fill.origin, match_rate = fill."matchRate", engine = fill.engine,
      engine_version = fill."engineVersion", codes_restored = fill."codesRestored",
      memory_entry_id = fill."memoryEntryId", auto_replaced = fill."autoReplaced", failure = null, version = segment.version + 1, changed_by = null, changed_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(fills)}::jsonb)
      as fill(id uuid, "baseVersion" integer, target text, origin text, "matchRate" smallint, engine text,
        "engineVersion" text, "codesRestored" boolean, "autoReplaced" boolean, "memoryEntryId" uuid)
    where segment.id = fill.id and segment.version = fill."baseVersion" and not segment.confirmed
      and not segment.locked
    returning segment.id, segment.organization_id, segment.version`.execute(db);
  return rows;
}

export async function setFailures(
  db: Db,
  failures: readonly { readonly id: string; readonly failure: object }[],
): Promise<void> {
  if (failures.length === 0) return;
  await sql`
    update segment set failure = failed.failure
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as failed(id uuid, failure jsonb)
    where segment.id = failed.id and segment.target = ''`.execute(db);
}

export async function clearFailures(db: Db, documentId: string): Promise<void> {
  await db.updateTable('segment').set({ failure: null }).where('documentId', '=', documentId).execute();
}

export interface SegmentUpdate {
  readonly id: string;
  readonly target: string;
  readonly confirmed: boolean;
  readonly confirmedStage: number;
  readonly origin: SegmentOrigin;
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly memoryEntryId: string | null;
  readonly version: number;
  readonly changedBy: string;
  readonly changedAt: Date;
}

/** Stores the changes of people in one statement, since many segments may be saved at once. */
export async function updateSegments(db: Db, updates: readonly SegmentUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  await sql`
    update segment set
      target = changed.target, confirmed = changed.confirmed, confirmed_stage = changed."confirmedStage",
      origin = changed.origin,
      match_rate = changed."matchRate", engine = changed.engine, memory_entry_id = changed."memoryEntryId",
      failure = null, codes_restored = false, version = changed.version, changed_by = changed."changedBy", changed_at = changed."changedAt"
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
      as changed(id uuid, target text, confirmed boolean, "confirmedStage" smallint, origin text, "matchRate" smallint, engine text,
        "memoryEntryId" uuid, version integer, "changedBy" uuid, "changedAt" timestamptz)
    where segment.id = changed.id`.execute(db);
}

interface LoweredSegments {
  readonly documentId: string;
  readonly part: number;
  /** The highest stage that stays confirmed. */
  readonly to: number;
  /** All of the part where there are none. */
  readonly segmentIds: readonly string[];
}

/** Takes the confirmation of later stages away from segments; gives those that had it. */
export async function lowerConfirmed(db: Db, { documentId, part, to, segmentIds }: LoweredSegments) {
  return db
    .updateTable('segment')
    .set({ confirmedStage: to, confirmed: to > 0, version: sql<number>`version + 1` })
    .where('documentId', '=', documentId)
    .where('part', '=', part)
    .where('confirmedStage', '>', to)
    .$if(segmentIds.length > 0, (query) => query.where('id', 'in', segmentIds))
    .returning(['id', 'version'])
    .execute();
}

/** Segments of a part that are translated and that a stage has not confirmed, in document order after a number. */
export function findToConfirm(
  db: Db,
  { documentId, part, stage }: { readonly documentId: string; readonly part: number; readonly stage: number },
  { after, limit }: { readonly after: number; readonly limit: number },
) {
  return segmentsAfter(db, documentId, after, limit)
    .where('part', '=', part)
    .where('confirmedStage', '<', stage)
    .where('locked', '=', false)
    .where('target', '<>', '')
    .execute();
}

export interface NewRevision {
  readonly organizationId: string;
  readonly segmentId: string;
  readonly version: number;
  readonly operationId: string;
  readonly target: string;
  readonly confirmed: boolean;
  readonly origin: SegmentOrigin;
  readonly matchRate: number | null;
  readonly engine: string | null;
  readonly conflicting: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

/** A repeated operation adds nothing. */
export async function insertRevisions(db: Db, revisions: readonly NewRevision[]): Promise<void> {
  if (revisions.length === 0) return;
  await db
    .insertInto('segmentRevision')
    .values(revisions.map((revision) => ({ id: newId(), ...revision })))
    .onConflict((conflict) => conflict.columns(['organizationId', 'segmentId', 'operationId']).doNothing())
    .execute();
}

export function findOperations(db: Db, operationIds: readonly string[]) {
  return db
    .selectFrom('segmentRevision')
    .select(['segmentId', 'operationId', 'conflicting', 'version'])
    .where('operationId', 'in', operationIds)
    .execute();
}

export function findRevisions(db: Db, segmentId: string) {
  return db
    .selectFrom('segmentRevision')
    .selectAll()
    .where('segmentId', '=', segmentId)
    .orderBy('version', 'desc')
    .orderBy('changedAt', 'desc')
    .execute();
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

/** The segments of a document for other programs. */
export function findGivenSegments(db: Db, documentId: string) {
  return segmentsOf(db, documentId)
    .select(['id', 'version', 'number', 'unitId', 'unitKey', 'startsUnit', 'spanStart', 'spanEnd'])
    .select(['source', 'target', 'memoryEntryId', 'codes', 'confirmed', 'locked'])
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
