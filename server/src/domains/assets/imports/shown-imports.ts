import { type AssetImport, type ImportSummary, importSummarySchema } from '@transloom/contracts/assets';
import type { Failure, Job } from '@transloom/contracts/jobs';
import type { Context } from '../../../platform/context.ts';
import { failureMessage } from '../../../platform/failure-message.ts';
import { findJobs } from '../../../platform/queue/job-store.ts';
import { findImportsOf, findLastImports, type ImportRow } from './imports.store.ts';
import { isResumable } from './resumable-import.ts';

type Reader = Pick<Context, 'db' | 'language'>;

/** State of the last imported files by asset; assets without imports are missing. */
export async function lastImports(
  context: Reader,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, AssetImport[]>> {
  if (assetIds.length === 0) return new Map();
  const rows = await findLastImports(context.db, assetIds);
  const shown = await shownImports(context, rows);
  return Map.groupBy(shown, ({ importId }) => rows.find(({ id }) => id === importId)?.assetId ?? '');
}

/** All imports of an asset, the last ones first. */
export async function importsOf(context: Reader, assetId: string): Promise<AssetImport[]> {
  return shownImports(context, await findImportsOf(context.db, assetId));
}

/** State of the imports, in their order. */
export async function shownImports(
  { db, language }: Reader,
  rows: readonly ImportRow[],
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
      summary: summaryOf(row),
      failure,
      failureMessage: failureMessage(failure, language),
      resumable: isResumable(row),
      createdAt: row.createdAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
    };
  });
}

function importStatus(
  { summary, takenBackAt }: ImportRow,
  failure: Failure | null,
  job: Job | null,
): AssetImport['status'] {
  if (takenBackAt !== null) return 'taken-back';
  if (failure !== null) return failure.code === 'job.cancelled' ? 'cancelled' : 'failed';
  if (summary !== null) return 'done';
  if (job?.state === 'queued') return 'waiting';
  return job?.state === 'running' ? 'running' : 'cancelled';
}

/** The final result, or else the result so far. */
function summaryOf({ summary, checkpoint }: ImportRow): ImportSummary | null {
  const soFar = checkpoint !== null && typeof checkpoint === 'object' && 'summary' in checkpoint;
  return importSummarySchema.nullable().parse(summary ?? (soFar ? checkpoint['summary'] : null));
}
