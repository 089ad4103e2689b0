import type { ComparedSegment, CustomEngineTerm, VersionScores } from '@transloom/contracts/custom-engines';
import type { Failure } from '@transloom/contracts/jobs';
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

export function findVersion(db: Db, { customEngineId, number }: VersionKey) {
  return db
    .selectFrom('engineVersion')
    .selectAll()
    .where('customEngineId', '=', customEngineId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export interface VersionKey {
  readonly customEngineId: string;
  readonly number: number;
}

export interface NewVersion extends VersionKey {
  readonly organizationId: string;
  readonly status: string;
  readonly recipe: EngineRecipe;
  readonly jobId: string;
  readonly creatorId: string;
  readonly createdAt: Date;
}

export async function insertVersion(db: Db, { recipe, ...version }: NewVersion): Promise<void> {
  await db
    .insertInto('engineVersion')
    .values({ ...version, recipe: JSON.stringify(recipe) })
    .execute();
}

export interface VersionChange {
  readonly status?: string;
  readonly storageKey?: string | null;
  readonly pairs?: number;
  readonly scores?: VersionScores;
  readonly samples?: readonly ComparedSegment[];
  readonly jobId?: string;
  readonly failure?: Failure;
  readonly finishedAt?: Date;
}

export async function updateVersion(db: Db, key: VersionKey, change: VersionChange): Promise<void> {
  const { scores, samples, failure, ...plain } = change;
  await db
    .updateTable('engineVersion')
    .set({
      ...plain,
      ...(scores !== undefined && { scores: JSON.stringify(scores) }),
      ...(samples !== undefined && { samples: JSON.stringify(samples) }),
      ...(failure !== undefined && { failure: JSON.stringify(failure) }),
    })
    .where('customEngineId', '=', key.customEngineId)
    .where('number', '=', key.number)
    .execute();
}
