import { Readable } from 'node:stream';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { memoriesApi } from '@transloom/contracts/memories';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Context, JobContext } from '../../platform/context.ts';
import { createDownload, finishDownload, startDownload } from '../files/make-download.ts';
import { discardHeadings, discardReasonTexts } from './discard-texts.ts';
import { writeDiscardedJob } from './memories-job-kinds.ts';
import { findDiscards } from './memory-discards.store.ts';
import { findImport } from './memory-imports.store.ts';
import { requireMemory } from './require-memory.ts';

/** The workbook appears among the user's downloads. @throws {AppError} resource.not-found */
export async function downloadDiscarded(
  context: Context,
  { memoryId, importId }: InputOf<typeof memoriesApi.downloadDiscarded>,
): Promise<OutputOf<typeof memoriesApi.downloadDiscarded>> {
  await requireMemory(context, memoryId);
  const found = await findImport(context.db, importId);
  if (found?.memoryId !== memoryId) throw new AppError('resource.not-found');
  const name = `${found.fileName}.discarded.xlsx`;
  const resourceId = await createDownload(context, { title: name });
  await context.enqueue(writeDiscardedJob, { resourceId, importId, name });
  return { resourceId };
}

export async function writeDiscarded(
  job: JobContext,
  { resourceId, importId, name }: z.output<typeof writeDiscardedJob.payload>,
): Promise<void> {
  await job.transact((context) => startDownload(context, resourceId));
  const content = Readable.from(writeWorkbook(discardHeadings[job.language], discardedRows(job, importId)));
  await finishDownload(job, { resourceId, name, content });
}

async function* discardedRows(job: JobContext, importId: string): AsyncGenerator<readonly string[]> {
  let after = 0;
  for (;;) {
    const page = await job.transact(({ db }) => findDiscards(db, importId, after));
    const last = page.at(-1);
    if (last === undefined) return;
    for (const { position, reason, sourceLanguage, source, targetLanguage, target } of page) {
      const why = discardReasonTexts[reason as keyof typeof discardReasonTexts][job.language];
      yield [String(position), why, sourceLanguage ?? '', source, targetLanguage ?? '', target];
    }
    after = Number(last.position);
  }
}
