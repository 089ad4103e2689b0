import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { termBasesOfPair } from '../terms/term-bases-of-pair.ts';

/** @throws {AppError} resource.not-found */
export async function documentTermBases(
  context: Context,
  { documentId }: InputOf<typeof workbenchApi.documentTermBases>,
): Promise<OutputOf<typeof workbenchApi.documentTermBases>> {
  const bases = await termBasesOfPair(context, await requireDocument(context, documentId));
  return bases.filter(({ writable }) => writable).map(({ id, name }) => ({ termBaseId: id, name }));
}
