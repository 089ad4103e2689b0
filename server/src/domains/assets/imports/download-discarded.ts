import { Readable } from 'node:stream';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import type { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import type { LastWrite } from '../../../platform/queue/last-write.ts';
import { createDownload, startDownload, storeDownload } from '../../files/make-download.ts';
import { discardHeadings, discardReasonTexts } from './discard-texts.ts';
import { findDiscards } from './discards.store.ts';
import type { discardedPayload, ImportableAsset, OneImport } from './importable-asset.ts';
import { requireImport } from './require-import.ts';

/** The workbook appears among the user's downloads. @throws {AppError} resource.not-found */
export async function downloadDiscarded(
  context: Context,
  asset: ImportableAsset,
  one: OneImport,
): Promise<{ resourceId: string }> {
  await asset.requireSeen(context, one.assetId);
  const { fileName } = await requireImport(context, one);
  const name = `${fileName}.discarded.xlsx`;
  const resourceId = await createDownload(context, { title: name });
  await context.enqueue(asset.jobs.writeDiscarded, { resourceId, importId: one.importId, name });
  return { resourceId };
}

export async function writeDiscarded(
  job: JobContext,
  { resourceId, importId, name }: z.output<typeof discardedPayload>,
): Promise<LastWrite> {
  await job.transact((context) => startDownload(context, resourceId));
  const content = Readable.from(writeWorkbook(discardHeadings[job.language], discardedRows(job, importId)));
  return storeDownload(job, { resourceId, name, content });
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
