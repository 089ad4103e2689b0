import { Readable } from 'node:stream';
import { writeWorkbook } from '@transloom/core/memory/exchange/workbook-writer';
import { z } from 'zod';
import type { Context, JobContext } from '../../../platform/context.ts';
import { defineDownload } from '../../files/define-download.ts';
import { discardHeadings, discardReasonTexts } from './discard-texts.ts';
import { findDiscards } from './discards.store.ts';
import type { ImportableAsset, OneImport } from './importable-asset.ts';
import { requireImport } from './require-import.ts';

export const discardedDownload = defineDownload({
  kind: 'assets.write-discarded',
  wanted: z.object({ importId: z.uuid(), name: z.string() }),
  timeoutSeconds: 1_800,
  concurrency: 1,
  async write(job, { importId, name }) {
    const rows = discardedRows(job, importId);
    return { name, content: Readable.from(writeWorkbook(discardHeadings[job.language], rows)) };
  },
});

/** The workbook appears among the user's downloads. @throws {AppError} resource.not-found */
export async function downloadDiscarded(
  context: Context,
  asset: ImportableAsset,
  one: OneImport,
): Promise<{ resourceId: string }> {
  await asset.requireSeen(context, one.assetId);
  const { fileName } = await requireImport(context, one);
  const name = `${fileName}.discarded.xlsx`;
  return discardedDownload.start(context, name, { importId: one.importId, name });
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
