import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { termBasesOfPair } from '../terms/finding/term-bases-of-pair.ts';
import { pictureOfConcept } from '../terms/pictures/term-picture.ts';

/**
 * A picture of a term base whose terms the editor shows, which the project may lend.
 * @throws {AppError} resource.not-found
 */
export async function conceptPicture(
  context: Context,
  { documentId, termBaseId, termEntryId }: InputOf<typeof workbenchApi.conceptPicture>,
): Promise<OutputOf<typeof workbenchApi.conceptPicture>> {
  const document = await requireDocument(context, documentId);
  const bases = await termBasesOfPair(context, document, document.projectId);
  if (!bases.some(({ id }) => id === termBaseId)) throw new AppError('resource.not-found');
  return { address: await pictureOfConcept(context, termBaseId, termEntryId) };
}
