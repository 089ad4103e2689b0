import type { Db } from '../../../platform/db/database.ts';
import { findImportsOf } from './imports.store.ts';

/** What the files of an asset say around their records, the newest first; for exports. */
export async function importFrames(db: Db, assetId: string): Promise<readonly unknown[]> {
  return (await findImportsOf(db, assetId)).flatMap(({ frame }) => frame ?? []);
}
