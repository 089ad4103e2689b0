import { AppError } from '../app-error.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { cancelJob } from './cancel-job.ts';
import { ownerOf } from './claim-store.ts';
import type { BoundJob } from './handle-job.ts';
import type { JobMove } from './job-move.ts';
import type { JobOwner } from './job-owner.ts';

interface OwnedJob {
  readonly jobId: string;
  readonly kind: string;
  readonly state: string;
  readonly payload: unknown;
  readonly owner: JobOwner;
}

/** A job of any organization, held until the transaction ends; `db` belongs to the system. @throws {AppError} resource.not-found */
export async function requireJob(db: Db, jobId: string): Promise<OwnedJob> {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('jobId', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('resource.not-found');
  const { kind, state, payload } = row;
  return { jobId, kind, state, payload, owner: ownerOf(row) };
}

/**
 * In the context of the job's owner. False for a job to cancel that has ended.
 * @throws {AppError} job.not-failed, job.not-retriable, and what the domain refuses
 */
export async function moveJob(
  context: Context,
  jobs: readonly BoundJob[],
  { jobId, kind, state, payload, move }: OwnedJob & { readonly move: JobMove },
): Promise<boolean> {
  if (move === 'cancel') return cancelJob(context, jobs, jobId);
  if (state !== 'failed') throw new AppError('job.not-failed');
  const bound = jobs.find((each) => each.kind.kind === kind);
  if (bound?.retry === undefined) throw new AppError('job.not-retriable');
  await bound.retry(context, bound.kind.payload.parse(payload));
  // The new job stands in its place.
  await context.db.deleteFrom('job').where('jobId', '=', jobId).execute();
  return true;
}
