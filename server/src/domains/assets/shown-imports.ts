import { type AssetImport, importSummarySchema } from '@transloom/contracts/assets';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { isResumable } from './resumable-import.ts';

/** What is kept of a file that went into a memory or a term base. */
interface StoredImport {
  readonly id: string;
  readonly fileName: string;
  readonly bytes: bigint | number | string;
  readonly jobId: string | null;
  readonly summary: unknown;
  readonly fileId: string | null;
  readonly failure: unknown;
  readonly takenBackAt: Date | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
}

/** What became of the files, in their order. */
export async function shownImports(
  { db, language }: Pick<Context, 'db' | 'language'>,
  rows: readonly StoredImport[],
): Promise<AssetImport[]> {
  const jobs = await findJobs(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  return rows.map((row) => {
    const failure = row.failure as Failure | null;
    const job = jobs.get(row.jobId ?? '') ?? null;
    return {
      importId: row.id,
      fileName: row.fileName,
      bytes: Number(row.bytes),
      status: importStatus(row, failure, job),
      job,
      summary: importSummarySchema.nullable().parse(row.summary),
      failure,
      failureMessage: failureMessage(failure, language),
      resumable: isResumable(row),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}

function importStatus(
  { summary, takenBackAt }: StoredImport,
  failure: Failure | null,
  job: Job | null,
): AssetImport['status'] {
  if (takenBackAt !== null) return 'taken-back';
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}
