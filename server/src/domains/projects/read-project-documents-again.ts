import type { documentsApi } from '@transloom/contracts/documents';
import type { InputOf } from '@transloom/contracts/endpoint';
import type { Context } from '../../platform/context.ts';
import { readAgain } from '../documents/rereading/read-again.ts';
import { requireManagedActiveProject } from './require-project.ts';

/** @throws {AppError} resource.not-found, project.not-active, document.not-ready, document.other-format, document.option-… */
export async function readProjectDocumentsAgain(
  context: Context,
  input: InputOf<typeof documentsApi.readAgain>,
): Promise<null> {
  await requireManagedActiveProject(context, input.projectId);
  return readAgain(context, input);
}
