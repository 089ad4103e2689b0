import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { termBasesToFill } from '../terms/finding/term-bases-of-pair.ts';

/** @throws {AppError} resource.not-found */
export async function documentTermBases(
  context: Context,
  { documentId }: InputOf<typeof workbenchApi.documentTermBases>,
): Promise<OutputOf<typeof workbenchApi.documentTermBases>> {
  const document = await requireDocument(context, documentId);
  const bases = await termBasesToFill(context, document, document.projectId);
  return bases.map(({ id, name }) => ({ termBaseId: id, name }));
}
