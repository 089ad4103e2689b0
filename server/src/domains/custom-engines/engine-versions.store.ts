import type { CustomEngineTerm } from '@transloom/contracts/custom-engines';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database.ts';

/** What a version is built with; kept with it, so that it stays what it was. */
export interface EngineRecipe {
  readonly baseEngine: string | null;
  readonly description: string;
  readonly style: string;
  readonly examples: string;
  readonly terms: readonly CustomEngineTerm[];
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** Of these engines, the newest first. */
export function findVersions(db: Db, customEngineIds: readonly string[]) {
  return db
    .selectFrom('engineVersion')
    .selectAll()
    .where('customEngineId', '=', sql<string>`any(${[...customEngineIds]}::uuid[])`)
    .orderBy('number', 'desc')
    .execute();
}

export async function deleteVersions(db: Db, customEngineId: string): Promise<void> {
  await db.deleteFrom('engineVersion').where('customEngineId', '=', customEngineId).execute();
}
