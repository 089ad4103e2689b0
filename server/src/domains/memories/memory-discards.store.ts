import type { DiscardReason } from '@transloom/core/memory/exchange/discard-reason';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

export interface NewDiscard {
  readonly position: number;
  readonly reason: DiscardReason | 'duplicate';
  readonly sourceLanguage: string | null;
  readonly targetLanguage: string | null;
  readonly source: string;
  readonly target: string;
}

/** Of a text that is too long the beginning is enough to find it. In characters. */
const keptCharacters = 2_000;

export async function insertDiscards(
  db: Db,
  { organizationId, importId }: { readonly organizationId: string; readonly importId: string },
  discards: readonly NewDiscard[],
): Promise<void> {
  if (discards.length === 0) return;
  const rows = discards.map(({ source, target, ...discard }) => ({
    ...discard,
    source: source.slice(0, keptCharacters),
    target: target.slice(0, keptCharacters),
  }));
  await sql`
    insert into memory_discard
      (organization_id, import_id, position, reason, source_language, target_language, source, target)
    select ${organizationId}, ${importId}, "position", reason, "sourceLanguage", "targetLanguage", source, target
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (
      "position" bigint, reason text, "sourceLanguage" text, "targetLanguage" text, source text, target text)
    on conflict do nothing`.execute(db);
}

const rowsPerPage = 5_000;

/** In the order of the file, behind a position. */
export function findDiscards(db: Db, importId: string, after: number) {
  return db
    .selectFrom('memoryDiscard')
    .selectAll()
    .where('importId', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(rowsPerPage)
    .execute();
}
