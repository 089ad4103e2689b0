import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import { entryLayerSchema, type memoryEntriesApi } from '@transloom/contracts/memory-entries';
import { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { shownNames } from '../../users/shown-names.ts';
import { findDirectionsOf } from '../memory-directions.store.ts';
import { requireMemory } from '../require-memory.ts';
import { findVersions } from './entry-versions.store.ts';
import { findEntry } from './listed-entries.store.ts';

/** A stored row; its columns have their SQL names. */
const rowSchema = z.object({ source: z.string(), target: z.string(), layer: entryLayerSchema });

/** History of an entry, also of a deleted one. @throws {AppError} resource.not-found */
export async function entryHistory(
  context: Context,
  { memoryId, entryId }: InputOf<typeof memoryEntriesApi.entryHistory>,
): Promise<OutputOf<typeof memoryEntriesApi.entryHistory>> {
  await requireMemory(context, memoryId);
  const directionIds = (await findDirectionsOf(context.db, memoryId)).map(({ id }) => id);
  const versions = await findVersions(context.db, directionIds, entryId);
  const known = versions.length > 0 || (await findEntry(context.db, directionIds, entryId)) !== undefined;
  if (!known) throw new AppError('resource.not-found');
  const names = await shownNames(
    context,
    versions.flatMap(({ changedBy }) => changedBy ?? []),
  );
  return versions.map(({ change, before, changedBy, changedAt }) => {
    const { source: sourceMarkup, target: targetMarkup, layer } = rowSchema.parse(before);
    return {
      change: change === 'deleted' ? 'deleted' : 'changed',
      sourceMarkup,
      targetMarkup,
      layer,
      changer: names.get(changedBy ?? '') ?? null,
      changedAt: changedAt.toISOString(),
    };
  });
}
