import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { searchConcordance } from '../memories/concordance/search-concordance.ts';

/** Searches the memories of the project, including borrowed ones. @throws {AppError} resource.not-found */
export async function documentConcordance(
  context: Context,
  { documentId, ...wish }: InputOf<typeof workbenchApi.documentConcordance>,
): Promise<OutputOf<typeof workbenchApi.documentConcordance>> {
  const { sourceLanguage, targetLanguage, projectId } = await requireDocument(context, documentId);
  return searchConcordance(context, { ...wish, sourceLanguage, targetLanguage, projectId });
}
