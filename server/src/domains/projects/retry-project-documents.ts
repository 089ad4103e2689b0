import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { retryDocuments } from '../documents/retry-documents.ts';
import { requireManagedActiveProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, project.not-active */
export async function retryProjectDocuments(
  context: Context,
  input: InputOf<typeof documentsApi.retryDocuments>,
): Promise<null> {
  await requireManagedActiveProject(context, input.projectId);
  return retryDocuments(context, input);
}
