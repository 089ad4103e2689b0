import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { JobKind } from './define-job.ts';

/** Lets a job that waits for its time begin now; nothing happens to one that runs, has ended or is of another kind. */
export async function hastenJob(db: Db, { kind }: JobKind, jobId: string): Promise<void> {
  await sql`
    update pgboss.job_common set start_after = now()
    where name = ${kind} and id = ${jobId} and state in ('created', 'retry') and start_after > now()
  `.execute(db);
}
