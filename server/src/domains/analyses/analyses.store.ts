import type { AnalysisCounts } from '@transloom/contracts/analyses';
import type { AnalysisLine } from '@transloom/core/analysis/analysis-line';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewAnalysisDocument extends AnalysisCounts {
  readonly organizationId: string;
  readonly analysisId: string;
  readonly documentId: string;
  readonly position: number;
  readonly name: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

export async function insertAnalysisDocument(
  db: Db,
  { lines, internal, ...document }: NewAnalysisDocument,
): Promise<void> {
  await db
    .insertInto('analysisDocument')
    .values({
      ...document,
      lines: JSON.stringify(lines),
      internal: internal === null ? null : JSON.stringify(internal),
    })
    .execute();
}

export interface NewAnalyzedSegment {
  readonly number: number;
  readonly segmentId: string;
  readonly line: AnalysisLine;
  readonly rate: number | null;
  readonly penalty: number | null;
  readonly memoryName: string | null;
  readonly firstDocumentId: string | null;
  readonly firstNumber: number | null;
  readonly internalRate: number | null;
  readonly score: number | null;
}

interface SegmentsOf {
  readonly organizationId: string;
  readonly analysisId: string;
  readonly documentId: string;
}

const rowsPerInsert = 5_000;

export async function insertAnalyzedSegments(
  db: Db,
  { organizationId, analysisId, documentId }: SegmentsOf,
  segments: readonly NewAnalyzedSegment[],
): Promise<void> {
  for (let from = 0; from < segments.length; from += rowsPerInsert)
    await sql`
      insert into analyzed_segment (organization_id, analysis_id, document_id, number, segment_id, line, rate, penalty,
        memory_name, first_document_id, first_number, internal_rate, score)
      select ${organizationId}::uuid, ${analysisId}::uuid, ${documentId}::uuid, number, "segmentId", line, rate, penalty,
        "memoryName", "firstDocumentId", "firstNumber", "internalRate", score
      from jsonb_to_recordset(${JSON.stringify(segments.slice(from, from + rowsPerInsert))}::jsonb)
        as counted(number integer, "segmentId" uuid, line text, rate smallint, penalty smallint, "memoryName" text,
          "firstDocumentId" uuid, "firstNumber" integer, "internalRate" smallint, score smallint)`.execute(
      db,
    );
}

/** Removes what an earlier run of the same analysis stored. */
export async function deleteAnalyzed(db: Db, analysisId: string): Promise<void> {
  await db.deleteFrom('analyzedSegment').where('analysisId', '=', analysisId).execute();
  await db.deleteFrom('analysisDocument').where('analysisId', '=', analysisId).execute();
}

/** In the order of the project. */
export function findAnalysisDocuments(db: Db, analysisId: string) {
  return db
    .selectFrom('analysisDocument')
    .selectAll()
    .where('analysisId', '=', analysisId)
    .orderBy('position')
    .execute();
}

export interface AnalyzedFilter {
  readonly analysisId: string;
  readonly line?: AnalysisLine | undefined;
  readonly documentId?: string | undefined;
  readonly targetLanguage?: string | undefined;
  readonly part?: number | undefined;
}

export interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Segments in the order of the project with their present sources, and the number of all. */
export async function findAnalyzedSegments(
  db: Db,
  { analysisId, line, documentId, targetLanguage, part }: AnalyzedFilter,
  { limit, offset }: Page,
) {
  const wanted = db
    .selectFrom('analyzedSegment as counted')
    .innerJoin('analysisDocument as document', (join) =>
      join
        .onRef('document.analysisId', '=', 'counted.analysisId')
        .onRef('document.documentId', '=', 'counted.documentId'),
    )
    .where('counted.analysisId', '=', analysisId)
    .$if(line !== undefined, (query) => query.where('counted.line', '=', line ?? ''))
    .$if(documentId !== undefined, (query) => query.where('counted.documentId', '=', documentId ?? ''))
    .$if(targetLanguage !== undefined, (query) =>
      query.where('document.targetLanguage', '=', targetLanguage ?? ''),
    )
    .$if(part !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('segment as placed')
            .select('placed.id')
            .whereRef('placed.id', '=', 'counted.segmentId')
            .where('placed.part', '=', part ?? 0),
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    wanted
      .leftJoin('analysisDocument as first', (join) =>
        join
          .onRef('first.analysisId', '=', 'counted.analysisId')
          .onRef('first.documentId', '=', 'counted.firstDocumentId'),
      )
      .leftJoin('segment', 'segment.id', 'counted.segmentId')
      .selectAll('counted')
      .select(['document.name as documentName', 'document.targetLanguage', 'segment.source'])
      .select('first.name as firstDocumentName')
      .orderBy('document.position')
      .orderBy('counted.number')
      .limit(limit)
      .offset(offset)
      .execute(),
    wanted.select((eb) => eb.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
