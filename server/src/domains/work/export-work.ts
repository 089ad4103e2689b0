import type { Endpoint } from '@transloom/contracts/endpoint';
import { canMove } from '@transloom/contracts/work';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { type DefinedDownload, defineDownload } from '../files/define-download.ts';
import type { DownloadFile } from '../files/make-download.ts';
import { requireWork } from './require-work.ts';
import { statusOf } from './work.store.ts';
import type { AnyWorkDefinition, RunningWork } from './work-definition.ts';
import type { WorkKind } from './work-kind.ts';
import { runningWork } from './work-record.ts';

export interface FinishedWork<Options, State, Result> extends RunningWork<Options, State> {
  readonly result: Result;
}

/** How work that is done becomes a file. */
export interface WorkExport<Options, State, Result, Choice> {
  readonly endpoint: Endpoint<
    z.ZodType<{ readonly workId: string; readonly choice: Choice }>,
    z.ZodType<{ readonly resourceId: string }>
  >;
  /** @throws {AppError} shown beside the download */
  write(job: JobContext, work: FinishedWork<Options, State, Result>, choice: Choice): Promise<DownloadFile>;
}

const wantedSchema = z.object({ workId: z.uuid(), choice: z.unknown() });

export function workDownload(
  definition: AnyWorkDefinition,
  { write }: WorkExport<unknown, unknown, unknown, unknown>,
): DefinedDownload<typeof wantedSchema> {
  const { contract, timeoutSeconds } = definition;
  return defineDownload({
    kind: `work.export-${contract.kind}`,
    wanted: wantedSchema,
    timeoutSeconds,
    concurrency: 2,
    async write(job, { workId, choice }) {
      const row = await job.transact((context) => requireWork(context, definition, workId));
      const result = contract.result.parse(row.result);
      const file = await write(job, { ...runningWork(definition, row), result }, choice);
      return { title: file.name, ...file };
    },
  });
}

/** Announces a file in the downloads of the actor. @throws {AppError} resource.not-found, work.other-state */
export async function exportWork(
  context: Context,
  { definition }: WorkKind,
  {
    download,
    ...wanted
  }: z.output<typeof wantedSchema> & {
    readonly download: DefinedDownload<typeof wantedSchema>;
  },
): Promise<{ readonly resourceId: string }> {
  const work = await requireWork(context, definition, wanted.workId);
  if (!canMove('export', statusOf(work))) throw new AppError('work.other-state');
  return download.start(context, work.name, wanted);
}
