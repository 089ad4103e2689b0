import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { showUpload } from '../../files/uploaded-content.ts';
import { findDocumentsOfProject } from '../documents.store.ts';
import { requireRereadable, requireSameFormat } from '../rereading/require-rereadable.ts';
import { isTriedAgain } from '../retry-documents.ts';
import type { DocumentsAgainWish, NewDocumentsWish } from './estimate-wish.ts';

/** The uploads are there, and each has a name of its own. @throws {AppError} resource.not-found, file.duplicate-name */
export async function requireUploadsToEstimate(
  context: Context,
  { fileIds }: Pick<NewDocumentsWish, 'fileIds'>,
): Promise<void> {
  const names = new Set<string>();
  for (const fileId of fileIds) {
    const { name } = await showUpload(context, { fileId, purpose: 'document' });
    if (names.has(name)) throw new AppError('file.duplicate-name', { name });
    names.add(name);
  }
}

/**
 * The documents that would be tried again, or read again as is wished.
 * @throws {AppError} resource.not-found, document.not-ready, document.other-format
 */
export async function requireDocumentsToEstimate(
  context: Context,
  wish: Pick<DocumentsAgainWish, 'documentIds' | 'reading'> & { readonly projectId: string },
): Promise<readonly string[]> {
  const documents = await requireRereadable(context, wish);
  const fileId = wish.reading?.fileId;
  if (fileId !== undefined)
    requireSameFormat(await showUpload(context, { fileId, purpose: 'document' }), documents);
  const concerned = wish.reading === null ? await findTriedAgain(context, wish.projectId) : undefined;
  return documents.map(({ id }) => id).filter((id) => concerned?.has(id) ?? true);
}

async function findTriedAgain({ db }: Context, projectId: string): Promise<ReadonlySet<string>> {
  const documents = await findDocumentsOfProject(db, projectId);
  return new Set(documents.filter(isTriedAgain).map(({ id }) => id));
}
