import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

interface FirstSegment {
  readonly documentId: string | null;
  readonly segmentId: string | null;
  readonly number: number | null;
}

export interface FoundSegments extends FirstSegment {
  readonly segments: number;
  readonly things: number;
}

const wordless = sql`regexp_replace(segment.source, '\\{[^{}]*\\}', '', 'g') !~ '[[:alpha:]]'`;

/** Unconfirmed machine translations that do not keep terms, and how many terms these are. */
export async function findTermsNotKept(db: Db, projectId: string): Promise<FoundSegments | undefined> {
  const { rows } = await sql<FoundSegments>`
    with found as (
      select segment.id, segment.document_id, segment.number, document.position, fault->>'source' as term
      from segment join document on document.id = segment.document_id,
        jsonb_array_elements(segment.engine_faults) fault
      where document.project_id = ${projectId} and not segment.confirmed and fault->>'kind' = 'term'
    )
    select count(distinct id)::int as segments, count(distinct term)::int as things,
      (array_agg(document_id order by position, number))[1] as "documentId",
      (array_agg(id order by position, number))[1] as "segmentId",
      (array_agg(number order by position, number))[1] as number
    from found`.execute(db);
  return rows[0];
}

/** Segments whose source has several translations in one language of the project, and how many sources these are. */
export async function findInconsistent(db: Db, projectId: string): Promise<FoundSegments | undefined> {
  const { rows } = await sql<FoundSegments>`
    with translated as (
      select segment.id, segment.document_id, segment.number, document.position, document.target_language,
        segment.source, segment.target
      from segment join document on document.id = segment.document_id
      where document.project_id = ${projectId} and segment.target <> '' and not (${wordless})
    ), several as (
      select target_language, source from translated group by target_language, source
      having count(distinct target) > 1
    )
    select count(*)::int as segments, count(distinct (target_language, source))::int as things,
      (array_agg(document_id order by position, number))[1] as "documentId",
      (array_agg(id order by position, number))[1] as "segmentId",
      (array_agg(number order by position, number))[1] as number
    from translated join several using (target_language, source)`.execute(db);
  return rows[0];
}

/** Open segments whose source stands earlier in the same language of the project. */
export async function findOpenRepetitions(db: Db, projectId: string): Promise<FoundSegments | undefined> {
  const { rows } = await sql<FoundSegments>`
    with placed as (
      select segment.id, segment.document_id, segment.number, segment.source, segment.confirmed, segment.locked,
        document.position, document.target_language,
        row_number() over (partition by document.target_language, segment.source
          order by document.position, segment.number) as occurrence
      from segment join document on document.id = segment.document_id
      where document.project_id = ${projectId} and not (${wordless})
    )
    select count(*)::int as segments, count(distinct (target_language, source))::int as things,
      (array_agg(document_id order by position, number))[1] as "documentId",
      (array_agg(id order by position, number))[1] as "segmentId",
      (array_agg(number order by position, number))[1] as number
    from placed where occurrence > 1 and not confirmed and not locked`.execute(db);
  return rows[0];
}

/** Segments that an engine failed on, or empty ones of some languages; `things`: languages. */
export async function findEmpty(
  db: Db,
  projectId: string,
  wanted: { readonly failed: true } | { readonly targetLanguages: readonly string[] },
): Promise<FoundSegments | undefined> {
  const condition =
    'failed' in wanted
      ? sql`segment.failure is not null`
      : sql`document.target_language = any(${[...wanted.targetLanguages]}::text[]) and not segment.locked
          and not (${wordless})`;
  const { rows } = await sql<FoundSegments>`
    select count(*)::int as segments, count(distinct document.target_language)::int as things,
      (array_agg(document.id order by document.position, segment.number))[1] as "documentId",
      (array_agg(segment.id order by document.position, segment.number))[1] as "segmentId",
      (array_agg(segment.number order by document.position, segment.number))[1] as number
    from segment join document on document.id = segment.document_id
    where document.project_id = ${projectId} and segment.target = '' and ${condition}`.execute(db);
  return rows[0];
}

export interface OpenSource {
  readonly documentId: string;
  readonly segmentId: string;
  readonly number: number;
  readonly targetLanguage: string;
  /** Markup. */
  readonly source: string;
}

/** The first segments that are empty or machine-translated and open, with text to translate. */
export async function findOpenSources(
  db: Db,
  projectId: string,
  limit: number,
): Promise<readonly OpenSource[]> {
  const { rows } = await sql<OpenSource>`
    select document.id as "documentId", segment.id as "segmentId", segment.number, segment.source,
      document.target_language as "targetLanguage"
    from segment join document on document.id = segment.document_id
    where document.project_id = ${projectId} and not segment.confirmed and not segment.locked
      and (segment.target = '' or segment.origin = 'engine') and not (${wordless})
    order by document.position, segment.number
    limit ${limit}`.execute(db);
  return rows;
}
