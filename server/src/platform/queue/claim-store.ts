import type { Failure } from '@transloom/contracts/jobs';
import { permissionKeys } from '@transloom/contracts/permissions';
import { roleSchema } from '@transloom/contracts/roles';
import { z } from 'zod';
import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { JobOwner } from './job-owner.ts';
import { unfinished } from './job-store.ts';

/** Jobs as workers hold them: a claim is good until another one is made or somebody cancels. */

const rightsSchema = z.object({
  role: roleSchema,
  permissions: z.array(z.string()),
});

/** A job in the hands of a worker. */
export interface ClaimedJob {
  readonly jobId: string;
  readonly fence: number;
  readonly attempts: number;
  readonly payload: unknown;
  readonly owner: JobOwner;
}

/**
 * Takes the job for one run; undefined where it has ended. The row lock waits for the last writes of whoever held
 * it before.
 */
export async function claimJob(db: Db, jobId: string, now: Date): Promise<ClaimedJob | undefined> {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('jobId', '=', jobId)
    .where('state', 'in', unfinished)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const [fence, attempts] = [row.fence + 1, row.attempts + 1];
  const startedAt = row.startedAt ?? now;
  await db
    .updateTable('job')
    .set({ state: 'running', fence, attempts, startedAt })
    .where('jobId', '=', jobId)
    .execute();
  return { jobId, fence, attempts, payload: row.payload, owner: ownerOf(row) };
}

export interface OwnerColumns {
  readonly organizationId: string;
  readonly userId: string;
  readonly rights: unknown;
  readonly language: string;
  readonly requestId: string;
}

/** The owner of a job, with the rights that they had when they added it. */
export function ownerOf({ organizationId, userId, rights, language, requestId }: OwnerColumns): JobOwner {
  const { role, permissions: kept } = rightsSchema.parse(rights);
  const permissions = new Set(permissionKeys.filter((key) => kept.includes(key)));
  const actor: Actor = { userId, organizationId, role, permissions };
  return { actor, language: language === 'en-US' ? 'en-US' : 'zh-CN', requestId };
}

/** Who holds a job and in which claim. */
export type Claim = Pick<ClaimedJob, 'jobId' | 'fence'>;

/**
 * True while the claim holds; it then goes on holding until this transaction ends, because claiming and cancelling
 * wait for its lock.
 */
export async function holdClaim(db: Db, { jobId, fence }: Claim): Promise<boolean> {
  const held = await db
    .selectFrom('job')
    .select('jobId')
    .where('jobId', '=', jobId)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .forKeyShare()
    .executeTakeFirst();
  return held !== undefined;
}

export interface JobProgress {
  readonly done: number;
  readonly total: number;
  readonly step: string | null;
}

/** False where the claim is lost. */
export function storeProgress(db: Db, claim: Claim, progress: JobProgress): Promise<boolean> {
  return changeClaimed(db, claim, progress);
}

export interface JobEnd {
  readonly state: 'succeeded' | 'failed';
  readonly failure: Failure | null;
  readonly finishedAt: Date;
}

/** False where the claim is lost. */
export function endJob(db: Db, claim: Claim, { state, failure, finishedAt }: JobEnd): Promise<boolean> {
  return changeClaimed(db, claim, { state, finishedAt, failure: failure && JSON.stringify(failure) });
}

/** Back to the queue; `counted` false where the run does not count against its retries. */
export async function releaseJob(db: Db, claim: Claim, counted: boolean): Promise<void> {
  const refund = counted ? 0 : 1;
  await db
    .updateTable('job')
    .set((job) => ({ state: 'queued', attempts: job('attempts', '-', refund) }))
    .where('jobId', '=', claim.jobId)
    .where('fence', '=', claim.fence)
    .where('state', '=', 'running')
    .execute();
}

export interface LostClaim {
  readonly jobId: string;
  readonly reason: 'cancelled' | 'given-away';
}

/** The claims that hold no longer; asked for all running jobs of a worker at once. */
export async function findLostClaims(db: Db, claims: readonly Claim[]): Promise<readonly LostClaim[]> {
  const jobIds = claims.map(({ jobId }) => jobId);
  const rows = await db
    .selectFrom('job')
    .select(['jobId', 'fence', 'state'])
    .where('jobId', 'in', jobIds)
    .execute();
  return claims.flatMap(({ jobId, fence }): LostClaim[] => {
    const row = rows.find((candidate) => candidate.jobId === jobId);
    if (row?.fence === fence && row.state === 'running') return [];
    return [{ jobId, reason: row?.state === 'cancelled' ? 'cancelled' : 'given-away' }];
  });
}

async function changeClaimed(db: Db, { jobId, fence }: Claim, change: object): Promise<boolean> {
  const changed = await db
    .updateTable('job')
    .set(change)
    .where('jobId', '=', jobId)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
