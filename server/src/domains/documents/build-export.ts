import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { createZip, type NamedFile } from '@transloom/core/archive/create-zip';
import type { GivenBack } from '@transloom/core/document/converted-format';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { JobContext } from '../../platform/context.ts';
import { finishDownload, startDownload } from '../files/make-download.ts';
import { findDocuments } from './documents.store.ts';
import type { exportDocumentsJob } from './documents-job-kinds.ts';
import { finishTranslation } from './finish-translation.ts';
import { readWorkingFile } from './parsing/read-working-file.ts';
import { buildInProcess } from './parsing/run-in-process.ts';
import { targetRows } from './segments/target-rows.ts';
import { translatedName } from './translated-name.ts';

/** Builds the documents of a download: one as it is, several in a zip. */
export async function buildExport(
  job: JobContext,
  { resourceId, documentIds, as }: z.output<typeof exportDocumentsJob.payload>,
): Promise<void> {
  await job.transact((context) => startDownload(context, resourceId));
  const documents = await job.transact(({ db }) => findDocuments(db, documentIds));
  const files: NamedFile[] = [];
  for (const document of documents) {
    files.push(await buildOne(job, document, as));
    await job.progress(files.length, documents.length, 'building');
  }
  await finishDownload(job, { resourceId, ...pack(files) });
}

type Document = Awaited<ReturnType<typeof findDocuments>>[number];

async function buildOne(job: JobContext, document: Document, as?: GivenBack): Promise<NamedFile> {
  const { name, fileId, format, sourceLanguage, targetLanguage } = document;
  if (format === null) throw new AppError('document.not-ready', { name });
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const targets = await job.transact((context) => targetRows(context, document.id));
  const options = { ...(document.options as ChosenOptions), sourceLanguage, targetLanguage };
  const built = await buildInProcess({ ...working, name, options, targets }, job.signal);
  const { file, extension } = await finishTranslation(job, {
    ...{ fileId, name, format, targetLanguage, as },
    ...{ source: working.file, translated: built.file },
  });
  return { name: translatedName(name, targetLanguage, extension), content: file };
}

function pack(files: readonly NamedFile[]): NamedFile {
  const [first] = files;
  if (first === undefined) throw new AppError('resource.not-found');
  return files.length === 1 ? first : { name: 'translations.zip', content: createZip(files) };
}
