import { z } from 'zod';
import type { Actor, Context, JobContext } from '../../platform/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { defineJob, type JobKind } from '../../platform/queue/define-job.ts';
import type { PublishedEvent } from '../../platform/realtime/events.ts';
import type { Finding } from './cleanings.store.ts';
import type { FindingKeeper } from './finding-keeper.ts';

export const cleaningPayload = z.object({
  assetId: z.uuid(),
  cleaningId: z.uuid(),
  work: z.enum(['check', 'clean', 'undo']),
});
export type CleaningPayload = z.output<typeof cleaningPayload>;
export type CleaningJob = JobKind<typeof cleaningPayload>;

export function defineCleaningJob(kind: string): CleaningJob {
  return defineJob({
    kind,
    payload: cleaningPayload,
    whenRepeated: 'Looks again from the start; of what it takes out or puts back it does what is left.',
    retries: 5,
    timeoutSeconds: 14_400,
    concurrency: 1,
  });
}

/** A finding as it is stored, with the decision of a person. */
export interface ListedFinding extends Finding {
  readonly excluded: boolean;
}

/** The part of a context that removing or restoring entries needs. */
export type CleaningContext = Pick<Context, 'db' | 'actor' | 'now'>;

export interface OneCleaning {
  readonly assetId: string;
  readonly cleaningId: string;
}

/** Functions that cleaning needs of a memory or a term base. `Found`: a finding as the interface shows it. */
export interface CleanableAsset<Found = unknown> {
  readonly job: CleaningJob;
  /** Reasons that the contract knows, in the order in which entries are taken out. */
  readonly reasons: readonly string[];
  /** @throws {AppError} resource.not-found */
  requireSeen(context: Context, assetId: string): Promise<unknown>;
  /** @throws {AppError} resource.not-found, asset.merged, and the code that says that it is not writable */
  requireWritable(context: Context, assetId: string): Promise<unknown>;
  /** Findings with their entries; those whose entry is gone are left out. */
  showFindings(context: Context, assetId: string, findings: readonly ListedFinding[]): Promise<Found[]>;
  /** Whether this cleaning may write from now on; nobody else may until it ends. */
  takeTurn(db: Db, assetId: string, cleaningId: string): Promise<boolean>;
  /** Whether it still is its turn; the asset is not deleted before the transaction ends. */
  holdTurn(db: Db, assetId: string, cleaningId: string): Promise<boolean>;
  endTurn(db: Db, assetId: string, cleaningId: string): Promise<void>;
  /** Finds what is of no use. */
  check(
    job: JobContext,
    cleaning: OneCleaning & { readonly options: unknown },
    keeper: FindingKeeper,
  ): Promise<void>;
  /**
   * Removes the entries that have not changed since they were found and whose duplicate still exists. Returns their
   * number.
   */
  remove(context: CleaningContext, cleaning: OneCleaning, findings: readonly Finding[]): Promise<number>;
  /** Puts back some of what a cleaning took out. Gives how many; 0 at the end. */
  restore(context: CleaningContext, cleaning: OneCleaning): Promise<number>;
  /** Runs after many entries changed. */
  finish(job: JobContext, assetId: string): Promise<void>;
  announce(asset: { readonly assetId: string }, actor: Actor): readonly PublishedEvent[];
}
