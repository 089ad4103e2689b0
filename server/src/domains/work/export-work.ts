import type { Readable } from 'node:stream';
import type { Endpoint } from '@transloom/contracts/endpoint';
import type { DownloadWarning } from '@transloom/contracts/files';
import { canMove } from '@transloom/contracts/work';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { defineJob } from '../../platform/queue/define-job.ts';
import { type BoundJob, handleJob } from '../../platform/queue/handle-job.ts';
import type { LastWrite } from '../../platform/queue/last-write.ts';
import { createDownload, failDownload, startDownload, storeDownload } from '../files/make-download.ts';
import { requireWork } from './require-work.ts';
import { statusOf } from './work.store.ts';
import type { AnyWorkDefinition, RunningWork } from './work-definition.ts';
import type { WorkKind } from './work-kind.ts';
import { runningWork } from './work-record.ts';

export interface FinishedWork<Options, State, Result> extends RunningWork<Options, State> {
  readonly result: Result;
}

export interface ExportedFile {
  /** The name it is saved under. */
  readonly name: string;
  readonly content: Readable | Uint8Array;
  readonly warnings?: readonly DownloadWarning[];
}

/** How work that is done becomes a file. */
export interface WorkExport<Options, State, Result, Choice> {
  readonly endpoint: Endpoint<
    z.ZodType<{ readonly workId: string; readonly choice: Choice }>,
    z.ZodType<{ readonly resourceId: string }>
  >;
  /** @throws {AppError} shown beside the download */
  write(job: JobContext, work: FinishedWork<Options, State, Result>, choice: Choice): Promise<ExportedFile>;
}

export type AnyWorkExport = WorkExport<unknown, unknown, unknown, unknown>;

const payload = z.object({ workId: z.uuid(), resourceId: z.uuid(), choice: z.unknown() });

export function exportJobOf({ definition }: WorkKind, exported: AnyWorkExport): BoundJob {
  return handleJob(
    exportJobKind(definition),
    (job, wanted) => writeWork(job, definition, { exported, wanted }),
    {
      afterFailure: (context, { resourceId }, failure) => failDownload(context, { resourceId, failure }),
    },
  );
}

function exportJobKind({ contract, timeoutSeconds }: AnyWorkDefinition) {
  return defineJob({
    kind: `work.export-${contract.kind}`,
    payload,
    whenRepeated: 'Writes the file again; the last one stays.',
    retries: 2,
    timeoutSeconds,
    concurrency: 2,
  });
}

interface WorkToExport {
  readonly workId: string;
  readonly choice: unknown;
}

/** Announces a file in the downloads of the actor. @throws {AppError} resource.not-found, work.other-state */
export async function exportWork(
  context: Context,
  { definition }: WorkKind,
  { workId, choice }: WorkToExport,
): Promise<{ readonly resourceId: string }> {
  const work = await requireWork(context, definition, workId);
  if (!canMove('export', statusOf(work))) throw new AppError('work.other-state');
  const resourceId = await createDownload(context, { title: work.name });
  await context.enqueue(exportJobKind(definition), { workId, resourceId, choice });
  return { resourceId };
}

interface WantedFile {
  readonly exported: AnyWorkExport;
  readonly wanted: z.output<typeof payload>;
}

async function writeWork(
  job: JobContext,
  definition: AnyWorkDefinition,
  { exported, wanted: { workId, resourceId, choice } }: WantedFile,
): Promise<LastWrite> {
  const row = await job.transact(async (context) => {
    await startDownload(context, resourceId);
    return requireWork(context, definition, workId);
  });
  const result = definition.contract.result.parse(row.result);
  const file = await exported.write(job, { ...runningWork(definition, row), result }, choice);
  return storeDownload(job, { resourceId, title: file.name, ...file });
}
