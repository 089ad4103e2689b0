import type { CustomEngineTerm, EngineVariant, PostEditing } from '@transloom/contracts/custom-engine-fields';
import type { ComparedSegment, Training, VersionScores } from '@transloom/contracts/custom-engine-versions';

import type { Failure } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { NamedRun } from '../../../providers/engine-training/trainer.ts';
import type { StoredEstimate } from '../custom-engines.store.ts';

/** State of a version at its trainer. */
export interface TrainingState {
  readonly orderId: string;
  /** Name of the run at the trainer; null before the trainer has it. */
  readonly reference: string | null;
  /** The model that translates; null before it is trained. */
  readonly model: string | null;
  readonly state: Training['state'];
  readonly share: number | null;
  /** The estimate as people saw it at the start. */
  readonly estimate: StoredEstimate;
  readonly tokens: number | null;
  readonly startedAt: string;
  readonly unreachableSince: string | null;
}

/** What a version is built with; it is kept with the version, which therefore never changes. */
export interface EngineRecipe {
  readonly baseEngine: string | null;
  readonly description: string;
  readonly style: string;
  readonly examples: string;
  readonly terms: readonly CustomEngineTerm[];
  /** Absent in versions of earlier. */
  readonly postEditing?: PostEditing;
}

export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** Versions of these engines, the newest first. */
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

/** In the system's transactions. */
export function findVersionAtTrainer(
  db: Db,
  { trainerId, run }: { readonly trainerId: string; readonly run: NamedRun },
) {
  const [field, name] = 'orderId' in run ? ['orderId', run.orderId] : ['reference', run.reference];
  return db
    .selectFrom('engineVersion')
    .select(['status', 'jobId'])
    .where('trainerId', '=', trainerId)
    .where(sql`training ->> ${field}`, '=', name)
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
  readonly trainerId: string | null;
  readonly training: TrainingState | null;
}

export async function insertVersion(db: Db, { recipe, training, ...version }: NewVersion): Promise<void> {
  await db
    .insertInto('engineVersion')
    .values({
      ...version,
      recipe: JSON.stringify(recipe),
      training: training === null ? null : JSON.stringify(training),
    })
    .execute();
}

export interface VersionChange {
  readonly status?: string;
  readonly storageKey?: string | null;
  readonly pairs?: number;
  readonly variant?: EngineVariant;
  readonly postEditorKey?: string | null;
  readonly postEditorFailure?: Failure | null;
  readonly scores?: VersionScores;
  readonly samples?: readonly ComparedSegment[];
  readonly jobId?: string;
  readonly failure?: Failure | null;
  readonly finishedAt?: Date | null;
  readonly training?: TrainingState;
}

export async function updateVersion(db: Db, key: VersionKey, change: VersionChange): Promise<void> {
  const { scores, samples, failure, postEditorFailure, training, ...plain } = change;
  const failed = (why: Failure | null) => (why === null ? null : JSON.stringify(why));
  await db
    .updateTable('engineVersion')
    .set({
      ...plain,
      ...(scores !== undefined && { scores: JSON.stringify(scores) }),
      ...(samples !== undefined && { samples: JSON.stringify(samples) }),
      ...(failure !== undefined && { failure: failed(failure) }),
      ...(postEditorFailure !== undefined && { postEditorFailure: failed(postEditorFailure) }),
      ...(training !== undefined && { training: JSON.stringify(training) }),
    })
    .where('customEngineId', '=', key.customEngineId)
    .where('number', '=', key.number)
    .execute();
}
