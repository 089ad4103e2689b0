import type { JobState } from '@transloom/contracts/jobs';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { patternOf } from '../../../platform/db/pattern-of.ts';
import { jobOf } from '../../../platform/queue/job-store.ts';

/** Reads across all organizations; every function here needs a transaction of the system. */

export interface QueueRow {
  readonly kind: string;
  readonly queued: number;
  readonly running: number;
  readonly failed: number;
  readonly waitingSince: Date | null;
}

/** Kinds that have jobs; failures count since then. */
export async function selectQueues(db: Db, failedSince: Date): Promise<QueueRow[]> {
  const { rows } = await sql<QueueRow>`select kind,
    (count(*) filter (where state = 'queued'))::int as queued,
    (count(*) filter (where state = 'running'))::int as running,
    (count(*) filter (where state = 'failed'))::int as failed,
    min(created_at) filter (where state = 'queued') as waiting_since
    from job
    where state in ('queued', 'running') or (state = 'failed' and finished_at > ${failedSince})
    group by kind`.execute(db);
  return rows;
}

interface Sought {
  readonly state?: JobState | undefined;
  readonly kind?: string | undefined;
  readonly search: string;
  readonly offset: number;
  readonly count: number;
}

/** The newest first. */
export async function selectInstalledJobs(db: Db, { state, kind, search, offset, count }: Sought) {
  const pattern = patternOf(search);
  const found = db
    .selectFrom('job')
    .leftJoin('organization', 'organization.organizationId', 'job.organizationId')
    .leftJoin('userAccount', 'userAccount.userId', 'job.userId')
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where('organization.name', 'ilike', pattern),
          where('userAccount.username', 'ilike', pattern),
          where('userAccount.nickname', 'ilike', pattern),
        ]),
      ),
    )
    .$if(state !== undefined, (query) => query.where('job.state', '=', state ?? 'failed'))
    .$if(kind !== undefined, (query) => query.where('job.kind', '=', kind ?? ''));
  const { total } = await found
    .select((column) => column.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('job')
    .select(['organization.name as organization', 'userAccount.username as person'])
    .orderBy('job.createdAt', 'desc')
    .orderBy('job.jobId')
    .offset(offset)
    .limit(count)
    .execute();
  return {
    total: Number(total),
    rows: rows.map(({ organization, person, ...job }) => ({
      ...jobOf(job),
      organizationId: job.organizationId,
      attempts: job.attempts,
      organization: organization ?? '',
      person: person ?? '',
    })),
  };
}
