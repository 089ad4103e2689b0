import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { limits } from '@transloom/contracts/limits';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { JobContext } from '../../../platform/context.ts';
import { OfficeError } from '../../../providers/office/office-error.ts';
import { officeRefusal } from '../../../providers/office/office-refusal.ts';
import { pagedExtension } from '../../../providers/office/paged-format.ts';
import { readWorkingFile } from '../parsing/read-working-file.ts';
import { buildInProcess } from '../parsing/run-in-process.ts';
import { requireDocument } from '../require-document.ts';
import { targetRows } from '../segments/target-rows.ts';
import { contentHashOf } from './content-hash.ts';
import { keepPages } from './kept-pages.ts';
import type { makePreviewJob } from './preview-job-kind.ts';

const steps = 2;

/** Makes the pages of a document and keeps them. */
export async function makePreview(
  job: JobContext,
  { documentId, side }: z.output<typeof makePreviewJob.payload>,
): Promise<void> {
  const { document, contentHash, targets } = await job.transact(async (context) => {
    const found = await requireDocument(context, documentId);
    const hash = await contentHashOf(context, found, side);
    const rows = side === 'source' ? [] : await targetRows(context, documentId);
    return { document: found, contentHash: hash, targets: rows };
  });
  const { fileId, name, format, sourceLanguage, targetLanguage } = document;
  const options = { ...(document.options as ChosenOptions), sourceLanguage, targetLanguage };
  const from = format === null ? undefined : pagedExtension(format);
  if (format === null || from === undefined) throw new AppError('document.not-ready', { name });
  await job.progress(0, steps, 'building');
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const { signal } = job;
  const file =
    side === 'source'
      ? working.file
      : (await buildInProcess({ ...working, name, options, targets }, signal)).file;
  await job.progress(1, steps, 'converting');
  const pdf = await pagesOf(job, { file, from, name });
  await keepPages(job, document, { side, contentHash, pdf });
  await job.progress(steps, steps, 'converting');
}

interface PagedFile {
  readonly file: Uint8Array;
  readonly from: string;
  readonly name: string;
}

async function pagesOf({ providers, signal }: JobContext, { file, from, name }: PagedFile) {
  // One page more than is shown tells that the document goes on.
  const pageLimit = limits.previewPages + 1;
  try {
    return await providers.office.convert({ file, from, to: 'pdf', pageLimit, signal });
  } catch (error) {
    if (!(error instanceof OfficeError)) throw error;
    const { code, params } = officeRefusal(error);
    throw new AppError(code, { ...params, name }, { cause: error });
  }
}
