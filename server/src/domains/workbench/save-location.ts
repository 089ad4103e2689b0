import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { workbenchApi } from '@transloom/contracts/workbench';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { requireSegment } from '../documents/segments/require-segment.ts';
import { storePlace } from './places.store.ts';

/** @throws {AppError} resource.not-found, access.denied */
export async function saveLocation(
  context: Context,
  { documentId, segmentId }: InputOf<typeof workbenchApi.saveLocation>,
): Promise<OutputOf<typeof workbenchApi.saveLocation>> {
  const segment = await requireSegment(context, segmentId);
  if (segment.documentId !== documentId) throw new AppError('resource.not-found');
  const { organizationId, userId } = context.actor;
  await storePlace(context.db, {
    organizationId,
    documentId,
    userId,
    segmentId,
    changedAt: context.now(),
  });
  return null;
}
