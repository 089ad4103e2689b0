import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { SegmentRow } from '../parsing/segment-row.ts';
import type { AlignedSegments, OldSegment, PlacedSegment } from './align-segments.ts';

export function findOldSegments(db: Db, documentId: string): Promise<OldSegment[]> {
  return db
    .selectFrom('segment')
    .select(['id', 'unitId', 'unitKey', 'source'])
    .where('documentId', '=', documentId)
    .orderBy('number')
    .execute();
}

const idsPerDelete = 1000;

/** Deletes removed segments and moves the others; numbers are moved out of the way first, because each is unique. */
export async function moveSegments(db: Db, documentId: string, aligned: AlignedSegments): Promise<void> {
  const { kept, changed, goneIds } = aligned;
  await sql`update segment set number = -number where document_id = ${documentId}`.execute(db);
  for (let from = 0; from < goneIds.length; from += idsPerDelete)
    await db
      .deleteFrom('segment')
      .where('id', 'in', goneIds.slice(from, from + idsPerDelete))
      .execute();
  await place(db, kept);
  await reset(db, changed);
}

/** Segments that are new belong to the part of the segment before them. */
export async function joinParts(db: Db, documentId: string, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return;
  await sql`
    update segment set part = coalesce((
      select before.part from segment before
      where before.document_id = segment.document_id and before.number < segment.number
        and before.number <> all(${[...numbers]}::int[])
      order by before.number desc limit 1), 1)
    where document_id = ${documentId} and number = any(${[...numbers]}::int[])
      and exists (select from segment other where other.document_id = ${documentId} and other.part > 1)`.execute(
    db,
  );
}

type Placed = PlacedSegment & { readonly id: string };

/** A segment nobody has touched takes the translation the file has now. */
async function place(db: Db, segments: readonly Placed[]): Promise<void> {
  if (segments.length === 0) return;
  await sql`
    update segment set ${placement},
      target = case when segment.version = 0 then placed.target else segment.target end,
      origin = case when segment.version = 0 then placed.origin else segment.origin end,
      confirmed = case when segment.version = 0 then placed.confirmed else segment.confirmed end,
      confirmed_stage = case when segment.version = 0 then placed.confirmed::int else segment.confirmed_stage end
    from ${recordset(segments)} where segment.id = placed.id`.execute(db);
}

async function reset(db: Db, segments: readonly Placed[]): Promise<void> {
  if (segments.length === 0) return;
  await sql`
    update segment set ${placement}, source = placed.source,
      target = placed.target, origin = placed.origin, confirmed = placed.confirmed,
      confirmed_stage = placed.confirmed::int,
      match_rate = null, engine = null, engine_version = null, memory_entry_id = null, failure = null,
      codes_restored = false, version = segment.version + 1
    from ${recordset(segments)} where segment.id = placed.id`.execute(db);
}

const placement = sql`
  number = placed.number, unit_id = placed."unitId", unit_kind = placed."unitKind", unit_key = placed."unitKey",
  starts_unit = placed."startsUnit", span_start = placed."spanStart", span_end = placed."spanEnd",
  codes = placed.codes, locked = placed.locked`;

function recordset(segments: readonly Placed[]) {
  const rows: readonly (SegmentRow & { readonly id: string; readonly number: number })[] = segments.map(
    ({ id, number, segment }) => ({ ...segment, id, number }),
  );
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as placed(id uuid, number integer, "unitId" text, "unitKind" text, "unitKey" text, "startsUnit" boolean,
      "spanStart" integer, "spanEnd" integer, source text, codes jsonb, target text, origin text,
      confirmed boolean, locked boolean)`;
}
