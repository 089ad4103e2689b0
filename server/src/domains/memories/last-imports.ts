import type { Failure, Job } from '@transloom/contracts/jobs';
import { importSummarySchema, type MemoryImport } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { findLastImports, type ImportRow } from './memory-imports.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** By memory, what became of the files that came last; memories that no file ever went into are missing. */
export async function lastImports(
  { db, language }: Reader,
  memoryIds: readonly string[],
): Promise<ReadonlyMap<string, MemoryImport[]>> {
  if (memoryIds.length === 0) return new Map();
  const rows = await findLastImports(db, memoryIds);
  const jobs = await findJobs(
    db,
    rows.flatMap(({ jobId }) => jobId ?? []),
  );
  const imports = new Map<string, MemoryImport[]>();
  for (const row of rows) {
    const failure = row.failure as Failure | null;
    const job = jobs.get(row.jobId ?? '') ?? null;
    const shown = {
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
    };
    imports.set(row.memoryId, [...(imports.get(row.memoryId) ?? []), shown]);
  }
  return imports;
}

function importStatus(
  { summary }: ImportRow,
  failure: Failure | null,
  job: Job | null,
): MemoryImport['status'] {
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}
