import { Readable } from 'node:stream';
import type { ChosenOptions } from '@transloom/contracts/document-settings';
import { type DownloadKind, downloadKindSchema, exchangeKindSchema } from '@transloom/contracts/documents';
import type { DownloadWarning } from '@transloom/contracts/files';
import { type NamedFile, streamZip } from '@transloom/core/archive/create-zip';
import type { DocumentWarning, DocumentWarningCode } from '@transloom/core/document/document-format';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import { filePlaces } from '../../platform/child-processes/file-places.ts';
import type { JobContext } from '../../platform/context.ts';
import { defineDownload } from '../files/define-download.ts';
import type { DownloadFile } from '../files/make-download.ts';
import { readUpload } from '../files/uploaded-content.ts';
import { findDocuments } from './documents.store.ts';
import { buildExchange } from './exchange/build-exchange.ts';
import { finishTranslation } from './finish-translation.ts';
import { readWorkingFile } from './parsing/read-working-file.ts';
import { buildInProcess } from './parsing/run-in-process.ts';
import { targetRows } from './segments/target-rows.ts';
import { translatedName } from './translated-name.ts';

const wantedSchema = z.object({
  documentIds: z.array(z.uuid()).min(1),
  as: downloadKindSchema.optional(),
  /** Folders in the zip, by the ids of documents. */
  folders: z.record(z.uuid(), z.string()).optional(),
});

export const documentsDownload = defineDownload({
  kind: 'documents.export-documents',
  wanted: wantedSchema,
  timeoutSeconds: 900,
  concurrency: filePlaces,
  write: buildExport,
});

/** Builds the documents of a download: one as it is, several in a zip. */
async function buildExport(
  job: JobContext,
  { documentIds, as, folders = {} }: z.output<typeof wantedSchema>,
): Promise<DownloadFile> {
  const documents = await job.transact(({ db }) => findDocuments(db, documentIds));
  if (documents.length === 0) throw new AppError('resource.not-found');
  const warnings: DownloadWarning[] = [];
  const files = builtFiles(job, { documents, as, warnings, folders });
  const only =
    documents.length === 1 && folders[documents[0]?.id ?? ''] === undefined
      ? (await files.next()).value
      : undefined;
  const zip = { name: 'translations.zip', content: Readable.from(streamZip(files)) };
  // A file that became another type while it was built is announced as what it is.
  const content = only === undefined ? zip : { ...only, title: only.name };
  return { ...content, warnings };
}

/** Warnings of writing; the others were shown when the file was read. */
const writing: ReadonlySet<DocumentWarningCode> = new Set([
  'codes-restored',
  'looks-dropped',
  'encoding-changed',
  'text-not-written',
  'text-shortened',
  'pages-covered',
]);

type Document = Awaited<ReturnType<typeof findDocuments>>[number];

interface Building {
  readonly documents: readonly Document[];
  readonly as: DownloadKind | undefined;
  readonly folders: Readonly<Record<string, string>>;
  /** Takes what is noticed while each is built. */
  readonly warnings: DownloadWarning[];
}

/** Builds each file after the one before it has been written. */
async function* builtFiles(
  job: JobContext,
  { documents, as, warnings, folders }: Building,
): AsyncGenerator<NamedFile, undefined> {
  const names = new Set<string>();
  for (const [index, document] of documents.entries()) {
    const { name, content, warnings: noticed } = await buildOne(job, document, as);
    warnings.push(...noticed.map((warning) => ({ name, ...warning })));
    await job.progress(index + 1, documents.length, 'building');
    const folder = folders[document.id];
    yield { name: freeName(folder === undefined ? name : `${folder}/${name}`, names), content };
  }
}

/** Makes names unique: `guide.doc` and `guide.docx` both come back as Word documents. */
function freeName(name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number++)
    free = `${name.slice(0, dot)} (${number})${name.slice(dot)}`;
  taken.add(free.toLowerCase());
  return free;
}

interface BuiltFile extends NamedFile {
  readonly warnings: readonly DocumentWarning[];
}

async function buildOne(job: JobContext, document: Document, as?: DownloadKind): Promise<BuiltFile> {
  const exchange = exchangeKindSchema.safeParse(as);
  if (exchange.success) return { ...(await buildExchange(job, document, exchange.data)), warnings: [] };
  const { name, fileId, format, sourceLanguage, targetLanguage } = document;
  if (as === 'source') return { name, content: await readUpload(job, fileId), warnings: [] };
  if (format === null) throw new AppError('document.not-ready', { name });
  const working = await readWorkingFile(job, { fileId, name, format, sourceLanguage });
  const targets = await job.transact((context) => targetRows(context, document.id));
  const options = { ...(document.options as ChosenOptions), sourceLanguage, targetLanguage };
  const built = await buildInProcess({ ...working, name, options, targets }, job.signal);
  const { file, extension, warnings } = await finishTranslation(job, {
    fileId,
    name,
    format,
    targetLanguage,
    as: as === 'pdf' || as === 'docx' ? as : undefined,
    source: working.file,
    translated: built.file,
  });
  return {
    name: translatedName(name, targetLanguage, extension),
    content: file,
    warnings: [...built.warnings.filter(({ code }) => writing.has(code)), ...warnings],
  };
}
