import type { DownloadKind, documentsApi } from '@transloom/contracts/documents';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { reachedDocuments } from '../project-people/reach.ts';
import { documentsDownload } from './build-export.ts';
import { findDocuments } from './documents.store.ts';
import { exchangeName, translatedName } from './translated-name.ts';

/**
 * Starts building documents; the file appears among the user's downloads.
 * @throws {AppError} resource.not-found, access.denied, document.not-pretranslated
 */
export async function exportDocuments(
  context: Context,
  { projectId, documentIds, as }: InputOf<typeof documentsApi.exportDocuments>,
): Promise<OutputOf<typeof documentsApi.exportDocuments>> {
  const documents = await findDocuments(context.db, documentIds);
  const [first] = documents;
  if (first === undefined || documents.length < new Set(documentIds).size)
    throw new AppError('resource.not-found');
  if (documents.some((document) => document.projectId !== projectId))
    throw new AppError('resource.not-found');
  await requireDeliverable(context, documents);
  const title = documents.length === 1 ? titleOf(first, as) : `${first.name} + ${documents.length - 1}.zip`;
  return documentsDownload.start(context, title, { documentIds: documents.map(({ id }) => id), as });
}

interface ProjectToExport {
  readonly name: string;
  readonly documentIds: readonly string[];
}

/**
 * Starts building the documents of several projects; each project has a folder in the zip.
 * @throws {AppError} resource.not-found where there is no document, access.denied, document.not-pretranslated
 */
export async function exportOfProjects(
  context: Context,
  projects: readonly ProjectToExport[],
): Promise<OutputOf<typeof documentsApi.exportDocuments>> {
  const documentIds = projects.flatMap((project) => project.documentIds);
  const documents = documentIds.length === 0 ? [] : await findDocuments(context.db, documentIds);
  const [first] = projects;
  if (first === undefined || documents.length === 0) throw new AppError('resource.not-found');
  await requireDeliverable(context, documents);
  const folders = Object.fromEntries(
    projects.flatMap(({ name, documentIds: ids }) => ids.map((id) => [id, folderName(name)])),
  );
  const more = projects.length === 1 ? '' : ` + ${projects.length - 1}`;
  return documentsDownload.start(context, `${first.name}${more}.zip`, { documentIds, folders });
}

/** A name that every file system takes. */
function folderName(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+|[. ]+$/g, '_');
}

/** @throws {AppError} access.denied, document.not-pretranslated */
async function requireDeliverable(
  context: Context,
  documents: Awaited<ReturnType<typeof findDocuments>>,
): Promise<void> {
  const reached = await reachedDocuments(
    context,
    documents.map(({ id }) => id),
  );
  if (documents.some(({ id }) => !reached.has(id))) throw new AppError('access.denied');
  const unfinished = documents.filter(
    (document) => document.segmentCount === 0 || document.status === 'pretranslating',
  );
  if (unfinished.length > 0) {
    throw new AppError('document.not-pretranslated', {
      names: unfinished.map(({ name }) => name).join(', '),
    });
  }
}

type Named = Parameters<typeof exchangeName>[0];

function titleOf(document: Named, as: DownloadKind | undefined): string {
  if (as === 'xliff' || as === 'table') return exchangeName(document, as);
  return translatedName(document.name, document.targetLanguage, as);
}
