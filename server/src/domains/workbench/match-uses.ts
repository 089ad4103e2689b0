import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import type { Context } from '../../platform/context.ts';
import { requireDocument } from '../documents/require-document.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { entryUses } from '../memories/entries/entry-uses.ts';

/** A separate request, so that nobody waits longer for the matches. @throws {AppError} resource.not-found */
export async function matchUses(
  context: Context,
  { segmentId, entryIds }: InputOf<typeof workbenchApi.matchUses>,
): Promise<OutputOf<typeof workbenchApi.matchUses>> {
  const { documentId } = await requireSegment(context, segmentId);
  const { sourceLanguage, targetLanguage, projectId } = await requireDocument(context, documentId);
  return [...(await entryUses(context, { sourceLanguage, targetLanguage, projectId, entryIds }))];
}
