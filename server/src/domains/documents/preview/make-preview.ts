import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { limits } from '@transloom/contracts/limits';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { type LastWrite, nothingLeft } from '../../../platform/queue/last-write.ts';
import { OfficeError } from '../../../providers/office/office-error.ts';
import { officeRefusal } from '../../../providers/office/office-refusal.ts';
import { pagedExtension } from '../../../providers/office/paged-format.ts';
import { finishTranslation } from '../finish-translation.ts';
import { readWorkingFile } from '../parsing/read-working-file.ts';
import { buildInProcess } from '../parsing/run-in-process.ts';
import { requireDocument } from '../require-document.ts';
import { targetRows } from '../segments/target-rows.ts';
import { pagesHash } from './content-hash.ts';
import { keepPreview, pagesOf } from './kept-previews.ts';
import type { makePreviewJob } from './preview-job-kind.ts';

const steps = 2;

/** Makes the pages of a document and keeps them. */
export async function makePreview(
  job: JobContext,
  { documentId, side }: z.output<typeof makePreviewJob.payload>,
): Promise<LastWrite> {
  const { document, contentHash, targets } = await job.transact(async (context) => {
    const found = await requireDocument(context, documentId);
    const hash = await pagesHash(context, found, side);
    const rows = side === 'source' ? [] : await targetRows(context, documentId);
    return { document: found, contentHash: hash, targets: rows };
  });
  const { fileId, name, format, sourceLanguage, targetLanguage } = document;
  const options = { ...(document.options as ChosenOptions), sourceLanguage, targetLanguage };
  const from = format === null ? undefined : pagedExtension(format);
  if (format === null || from === undefined) throw new AppError('document.not-ready', { name });
  await job.progress(0, steps, 'building');
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const finishing = { fileId, name, format, targetLanguage, source: working.file };
  const { signal } = job;
  const shown =
    side === 'source'
      ? { file: working.file, extension: from }
      : await finishTranslation(job, {
          ...finishing,
          translated: (await buildInProcess({ ...working, name, options, targets }, signal)).file,
        });
  await job.progress(1, steps, 'converting');
  const content = await convert(job, { file: shown.file, from: shown.extension ?? from, name });
  await keepPreview(job, pagesOf(document, side), { contentHash, content });
  await job.progress(steps, steps, 'converting');
  return nothingLeft;
}

interface PagedFile {
  readonly file: Uint8Array;
  readonly from: string;
  readonly name: string;
}

/** A PDF is its pages; scanned ones are given back as a Word document. */
async function convert({ providers, signal }: JobContext, { file, from, name }: PagedFile) {
  if (from === 'pdf') return file;
  // One page more than is shown, to see that the document continues.
  const pageLimit = limits.previewPages + 1;
  try {
    return await providers.office.convert({ file, from, to: 'pdf', pageLimit, signal });
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    const { code, params } = officeRefusal(error);
    throw new AppError(code, { ...params, name }, { cause: error });
  }
}
