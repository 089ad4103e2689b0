import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { UploadedContent } from '../../files/uploaded-content.ts';
import { isUnfinished } from '../document-status.ts';
import { type DocumentRecord, findDocuments, lockDocument } from '../documents.store.ts';

interface SomeDocuments {
  readonly projectId: string;
  readonly documentIds: readonly string[];
}

/** Documents of the project that are at rest, held until the transaction ends. @throws {AppError} resource.not-found, document.not-ready */
export async function requireRereadable(
  { db }: Pick<Context, 'db'>,
  { projectId, documentIds }: SomeDocuments,
): Promise<readonly DocumentRecord[]> {
  const ids = [...new Set(documentIds)];
  const found = await findDocuments(db, ids);
  if (found.length < ids.length || found.some((document) => document.projectId !== projectId))
    throw new AppError('resource.not-found');
  for (const { id } of found) await lockDocument(db, id);
  for (const document of await findDocuments(db, ids))
    if (isUnfinished(document)) throw new AppError('document.not-ready', { name: document.name });
  return found;
}

/**
 * Several files are not read again at once: each would need its own newer one.
 * @throws {AppError} document.other-format, request.invalid
 */
export function requireSameFormat(
  { name: actual, format: newer }: UploadedContent,
  documents: readonly DocumentRecord[],
): void {
  const other = documents.find(({ format }) => newer !== null && format !== null && format !== newer);
  if (other !== undefined) throw new AppError('document.other-format', { name: other.name, actual });
  const [first] = documents;
  if (documents.some(({ name }) => name !== first?.name)) throw new AppError('request.invalid');
}
