import type { DiscardReason } from '@transloom/core/memory/exchange/discard-reason';
import { sql } from 'kysely';
import { integerColumn, textColumn, uuidColumn } from '../../../platform/db/column-types.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Columns, columnNames, selectRows } from '../../../platform/db/select-rows.ts';
import { discardedText } from './discarded-text.ts';

/** A record of a file that was left out. */
export interface NewDiscard {
  /** Position in its file, starting at 1. */
  readonly position: number;
  readonly reason: DiscardReason | 'duplicate';
  readonly sourceLanguage: string | null;
  readonly targetLanguage: string | null;
  readonly source: string;
  readonly target: string;
}

interface DiscardRow extends NewDiscard {
  readonly organizationId: string;
  readonly importId: string;
}

const discardColumns: Columns<DiscardRow> = {
  position: integerColumn,
  organizationId: uuidColumn,
  importId: uuidColumn,
  reason: textColumn,
  sourceLanguage: textColumn,
  targetLanguage: textColumn,
  source: textColumn,
  target: textColumn,
};

/** Discards that were stored before stay. */
export async function insertDiscards(
  db: Db,
  owner: Pick<DiscardRow, 'organizationId' | 'importId'>,
  discards: readonly NewDiscard[],
): Promise<void> {
  if (discards.length === 0) return;
  const rows = discards.map(({ source, target, ...discard }) => ({
    ...discard,
    ...owner,
    source: discardedText(source),
    target: discardedText(target),
  }));
  await sql`
    insert into import_discard (${columnNames(discardColumns)}) ${selectRows(rows, discardColumns)}
    on conflict do nothing`.execute(db);
}

export async function deleteDiscards(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('importDiscard').where('importId', '=', importId).execute();
}

const rowsPerPage = 5_000;

/** Discards after a position, in the order of the file. */
export function findDiscards(db: Db, importId: string, after: number) {
  return db
    .selectFrom('importDiscard')
    .selectAll()
    .where('importId', '=', importId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(rowsPerPage)
    .execute();
}
