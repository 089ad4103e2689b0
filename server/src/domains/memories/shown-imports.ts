import { importSummarySchema } from '@transloom/contracts/assets';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { MemoryImport } from '@transloom/contracts/memories';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { resumable } from './fail-import.ts';
import { findImportsOf, findLastImports, type ImportRow, readCheckpoint } from './memory-imports.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** By memory, what became of the files that came last; memories that no file ever went into are missing. */
export async function lastImports(
  context: Reader,
  memoryIds: readonly string[],
): Promise<ReadonlyMap<string, MemoryImport[]>> {
  if (memoryIds.length === 0) return new Map();
  const rows = await findLastImports(context.db, memoryIds);
  const shown = await shownImports(context, rows);
  return Map.groupBy(shown, ({ importId }) => rows.find(({ id }) => id === importId)?.memoryId ?? '');
}

/** All of a memory, the last ones first. */
export async function importsOf(context: Reader, memoryId: string): Promise<readonly MemoryImport[]> {
  return shownImports(context, await findImportsOf(context.db, memoryId));
}

async function shownImports(
  { db, language }: Reader,
  rows: readonly ImportRow[],
): Promise<readonly MemoryImport[]> {
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
      summary:
        importSummarySchema.nullable().parse(row.summary) ?? readCheckpoint(row.checkpoint)?.summary ?? null,
      failure,
      failureMessage: failureMessage(failure, language),
      resumable: isResumable(row),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}

/** Whether it was stopped and its file is there still. */
export function isResumable({ failure, takenBackAt }: Pick<ImportRow, 'failure' | 'takenBackAt'>): boolean {
  return takenBackAt === null && failure !== null && resumable.has((failure as unknown as Failure).code);
}

function importStatus(
  { summary, takenBackAt }: ImportRow,
  failure: Failure | null,
  job: Job | null,
): MemoryImport['status'] {
  if (takenBackAt !== null) return 'taken-back';
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}
