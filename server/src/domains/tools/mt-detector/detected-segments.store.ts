import type { SimilarityBand } from '@transloom/core/detection/similarity';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { TextPair } from './read-pairs.ts';

export async function clearDetected(db: Db, workId: string): Promise<void> {
  await db.deleteFrom('detectedSegment').where('workId', '=', workId).execute();
}

interface DetectionId {
  readonly workId: string;
  readonly organizationId: string;
}

const rowsTogether = 1_000;

export async function insertDetected(db: Db, id: DetectionId, pairs: readonly TextPair[]): Promise<void> {
  for (let at = 0; at < pairs.length; at += rowsTogether)
    await db
      .insertInto('detectedSegment')
      .values(
        pairs.slice(at, at + rowsTogether).map(({ source, target }, i) => ({
          id: newId(),
          ...id,
          number: at + i + 1,
          source,
          target,
        })),
      )
      .execute();
}

export interface NewAnswer {
  readonly id: string;
  /** Whole percent. */
  readonly similarity: number;
  readonly text: string;
}

/** Adds what an engine wrote; the highest similarity of a segment follows. */
export async function addAnswers(db: Db, engineKey: string, answers: readonly NewAnswer[]): Promise<void> {
  for (const { id, similarity, text } of answers) {
    const answer = JSON.stringify({ [engineKey]: { similarity, text } });
    await sql`
      update detected_segment
      set answers = answers || ${answer}::jsonb, best = greatest(best, ${similarity})
      where id = ${id}`.execute(db);
  }
}

const answersSchema = z.record(z.string(), z.object({ similarity: z.number(), text: z.string() }));

export interface DetectedRow {
  readonly id: string;
  readonly number: number;
  readonly source: string;
  readonly target: string;
  readonly best: number | null;
  readonly answers: z.output<typeof answersSchema>;
}

export async function findAllDetected(db: Db, workId: string): Promise<readonly DetectedRow[]> {
  const rows = await db
    .selectFrom('detectedSegment')
    .selectAll()
    .where('workId', '=', workId)
    .orderBy('number')
    .execute();
  return rows.map(readRow);
}

interface DetectedFilter {
  readonly workId: string;
  readonly band?: SimilarityBand | undefined;
  readonly engineKey?: string | undefined;
}

interface DetectedPage extends DetectedFilter {
  readonly offset: number;
  readonly limit: number;
}

export async function findDetected(
  db: Db,
  { offset, limit, ...filter }: DetectedPage,
): Promise<{ readonly records: readonly DetectedRow[]; readonly total: number }> {
  const rows = await filtered(db, filter).selectAll().orderBy('number').offset(offset).limit(limit).execute();
  const { count } = await filtered(db, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return { records: rows.map(readRow), total: Number(count) };
}

function filtered(db: Db, { workId, band, engineKey }: DetectedFilter) {
  const all = db.selectFrom('detectedSegment').where('workId', '=', workId);
  if (band === undefined) return all;
  const [from = 0, to = 100] = band.split('-').map(Number);
  const least = band === '100' ? 100 : from;
  const most = band === '100' ? 100 : to;
  const similarity =
    engineKey === undefined ? sql`best` : sql`(answers -> ${engineKey}::text ->> 'similarity')::integer`;
  return all.where(sql<boolean>`${similarity} between ${least}::integer and ${most}::integer`);
}

function readRow(row: Omit<DetectedRow, 'answers'> & { readonly answers: unknown }): DetectedRow {
  const { id, number, source, target, best } = row;
  return { id, number, source, target, best, answers: answersSchema.parse(row.answers) };
}
