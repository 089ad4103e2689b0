import type { CorpusCounts } from '@transloom/contracts/custom-engine-corpora';
import type { CustomEngineTerm, PostEditing } from '@transloom/contracts/custom-engine-fields';

import type { Failure } from '@transloom/contracts/jobs';
import type { Db } from '../../platform/db/database.ts';

/** Fields of an engine that people enter. */
export interface EngineDescription {
  readonly name: string;
  readonly description: string;
  readonly tags: string[];
  readonly style: string;
  readonly examples: string;
  readonly terms: readonly CustomEngineTerm[];
  readonly baseEngine: string | null;
  readonly trainerId: string | null;
  readonly postEditing: PostEditing;
}

/** Counts of the pairs of an engine. */
export interface StoredCorpus extends CorpusCounts {
  /** Fingerprint of the training pairs; absent where an earlier version counted them. */
  readonly fingerprint?: string;
}

/** The trainer's estimate for the training with these pairs. */
export interface StoredEstimate {
  readonly estimateKey: string;
  readonly trainerId: string;
  readonly pairs: number;
  /** Fingerprint of the corpus of the estimate. */
  readonly fingerprint?: string | undefined;
  readonly cost: { readonly currency: string; readonly amount: number } | null;
  readonly tokens: number | null;
  readonly seconds: number | null;
}

export interface NewCustomEngine extends EngineDescription {
  readonly id: string;
  readonly organizationId: string;
  readonly kind: string;
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  readonly creatorId: string;
  /** Null: it belongs to the whole organization. */
  readonly teamId: string | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** False where the organisation has one of that name. */
export async function insertCustomEngine(db: Db, { terms, ...engine }: NewCustomEngine): Promise<boolean> {
  const inserted = await db
    .insertInto('customEngine')
    .values({ ...engine, terms: JSON.stringify(terms) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export type CustomEngineRow = Awaited<ReturnType<typeof findCustomEngines>>[number];

/** The oldest first: those a plan covers. */
export function findCustomEngines(db: Db) {
  return db
    .selectFrom('customEngine')
    .selectAll()
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Engines of any organization; in transactions of the system only. */
export function findCustomEnginesOf(db: Db, organizationId: string) {
  return db
    .selectFrom('customEngine')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function findCustomEngine(db: Db, id: string) {
  return db
    .selectFrom('customEngine')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

export interface EngineChange extends Partial<EngineDescription> {
  readonly corpus?: StoredCorpus | null;
  readonly cleaningJobId?: string | null;
  readonly cleaningFailure?: Failure | null;
  readonly currentVersion?: number;
  readonly changedAt?: Date;
  readonly deletedAt?: Date;
  readonly estimate?: StoredEstimate | null;
  readonly teamId?: string | null;
}

export async function updateCustomEngine(db: Db, id: string, change: EngineChange): Promise<void> {
  const { terms, corpus, cleaningFailure, estimate, ...plain } = change;
  const json = (value: object | null | undefined) => (value === null ? null : JSON.stringify(value));
  await db
    .updateTable('customEngine')
    .set({
      ...plain,
      ...(terms !== undefined && { terms: JSON.stringify(terms) }),
      ...(corpus !== undefined && { corpus: json(corpus) }),
      ...(cleaningFailure !== undefined && { cleaningFailure: json(cleaningFailure) }),
      ...(estimate !== undefined && { estimate: json(estimate) }),
    })
    .where('id', '=', id)
    .execute();
}

/** Waits for whoever has it; nobody else changes the engine before the transaction ends. */
export function lockCustomEngine(db: Db, id: string) {
  return db
    .selectFrom('customEngine')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteCustomEngineRow(db: Db, id: string): Promise<void> {
  await db.deleteFrom('customEngine').where('id', '=', id).execute();
}
