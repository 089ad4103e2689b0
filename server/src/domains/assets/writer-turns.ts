import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** Turns to write into the assets of a table: one import, merge or cleaning at a time writes into an asset. */
export interface WriterTurns {
  /** Whether the writer may write from now on; no other one may until it ends its turn. */
  takeWriter(db: Db, assetId: string, writer: string): Promise<boolean>;
  /** Whether it still is its turn; it stays so, and the asset is not deleted, before the transaction ends. */
  holdWriter(db: Db, assetId: string, writer: string): Promise<boolean>;
  /** Ends the turn. */
  freeWriter(db: Db, assetId: string, writer: string): Promise<void>;
}

/** `lock`: `update` where two steps of one writer must not change the asset at once. */
export function writerTurns(table: 'memory' | 'term_base', lock: 'share' | 'update'): WriterTurns {
  const assets = sql.table(table);
  return {
    async takeWriter(db, assetId, writer) {
      const { rows } = await sql`
        update ${assets} set writing_import = ${writer}
        where id = ${assetId} and deleted_at is null and (writing_import is null or writing_import = ${writer})
        returning id`.execute(db);
      return rows.length > 0;
    },
    async holdWriter(db, assetId, writer) {
      const { rows } = await sql`
        select id from ${assets}
        where id = ${assetId} and deleted_at is null and writing_import = ${writer}
        for ${sql.raw(lock)}`.execute(db);
      return rows.length > 0;
    },
    async freeWriter(db, assetId, writer) {
      await sql`
        update ${assets} set writing_import = null where id = ${assetId} and writing_import = ${writer}`.execute(
        db,
      );
    },
  };
}
