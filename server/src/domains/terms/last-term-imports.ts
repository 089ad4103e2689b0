import { importSummarySchema } from '@transloom/contracts/assets';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { TermImport } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { findLastTermImports, type TermImportRow } from './term-imports.store.ts';

/** By term base, what became of the files that came last; bases that no file ever went into are missing. */
export async function lastTermImports(
  { db, language }: Pick<Context, 'db' | 'language'>,
  termBaseIds: readonly string[],
): Promise<ReadonlyMap<string, TermImport[]>> {
  if (termBaseIds.length === 0) return new Map();
  const rows = await findLastTermImports(db, termBaseIds);
  const jobs = await findJobs(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  const shown = rows.map((row) => {
    const failure = row.failure as Failure | null;
    const job = jobs.get(row.jobId ?? '') ?? null;
    return [
      row.termBaseId,
      {
        importId: row.id,
        fileName: row.fileName,
        bytes: Number(row.bytes),
        status: importStatus(row, failure, job),
        job,
        summary: importSummarySchema.nullable().parse(row.summary),
        failure,
        failureMessage: failureMessage(failure, language),
        createdAt: row.createdAt.toISOString(),
        finishedAt: row.finishedAt?.toISOString() ?? null,
      },
    ] as const;
  });
  const byBase = Map.groupBy(shown, ([termBaseId]) => termBaseId);
  return new Map([...byBase].map(([termBaseId, some]) => [termBaseId, some.map(([, one]) => one)]));
}

function importStatus(
  { summary }: TermImportRow,
  failure: Failure | null,
  job: Job | null,
): TermImport['status'] {
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}
