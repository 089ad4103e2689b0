import { importSummarySchema } from '@transloom/contracts/assets';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { TermImport } from '@transloom/contracts/terms';
import type { Context } from '../../platform/context.ts';
import { failureMessage } from '../../platform/failure-message.ts';
import { findJobs } from '../../platform/queue/job-store.ts';
import { findLastTermImports, findTermImportsOf, type TermImportRow } from './term-imports.store.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** By term base, what became of the files that came last; bases that no file ever went into are missing. */
export async function lastTermImports(
  context: Reader,
  termBaseIds: readonly string[],
): Promise<ReadonlyMap<string, TermImport[]>> {
  if (termBaseIds.length === 0) return new Map();
  const rows = await findLastTermImports(context.db, termBaseIds);
  const shown = await shownTermImports(context, rows);
  return Map.groupBy(shown, ({ importId }) => rows.find(({ id }) => id === importId)?.termBaseId ?? '');
}

/** All of a base, the last ones first. */
export async function termImportsOf(context: Reader, termBaseId: string): Promise<TermImport[]> {
  return shownTermImports(context, await findTermImportsOf(context.db, termBaseId));
}

async function shownTermImports(
  { db, language }: Reader,
  rows: readonly TermImportRow[],
): Promise<TermImport[]> {
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
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}

function importStatus(
  { summary, takenBackAt }: TermImportRow,
  failure: Failure | null,
  job: Job | null,
): TermImport['status'] {
  if (takenBackAt !== null) return 'taken-back';
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}
