import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireProject } from '../projects/require-project.ts';
import { addTermPair } from '../terms/entries/add-term-pair.ts';

/** @throws {AppError} resource.not-found, term-base.not-writable, term.missing-language, term.duplicate */
export async function addTerm(
  context: Context,
  { documentId, termBaseId, ...texts }: InputOf<typeof workbenchApi.addTerm>,
): Promise<OutputOf<typeof workbenchApi.addTerm>> {
  const { sourceLanguage, targetLanguage, name, projectId } = await requireDocument(context, documentId);
  const { name: projectName } = await requireProject(context, projectId);
  const origin = { fileName: name, projectId, projectName };
  return addTermPair(context, termBaseId, { sourceLanguage, targetLanguage, ...texts, ...origin });
}
