import type { DownloadKind, documentsApi } from '@transloom/contracts/documents';
import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { documentsDownload } from './build-export.ts';
import { findDocuments } from './documents.store.ts';
import { exchangeName, translatedName } from './translated-name.ts';

/**
 * Starts building documents; the file appears among the user's downloads.
 * @throws {AppError} resource.not-found, document.not-pretranslated
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
  const unfinished = documents.filter(
    (document) => document.segmentCount === 0 || document.status === 'pretranslating',
  );
  if (unfinished.length > 0) {
    throw new AppError('document.not-pretranslated', {
      names: unfinished.map(({ name }) => name).join(', '),
    });
  }
  const title = documents.length === 1 ? titleOf(first, as) : `${first.name} + ${documents.length - 1}.zip`;
  return documentsDownload.start(context, title, { documentIds: documents.map(({ id }) => id), as });
}

type Named = Parameters<typeof exchangeName>[0];

function titleOf(document: Named, as: DownloadKind | undefined): string {
  if (as === 'xliff' || as === 'table') return exchangeName(document, as);
  return translatedName(document.name, document.targetLanguage, as);
}
