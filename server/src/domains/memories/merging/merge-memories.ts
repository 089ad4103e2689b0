import type { InputOf, OutputOf } from '@transloom/contracts/endpoint';
import type { Memory, memoriesApi } from '@transloom/contracts/memories';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/db/new-id.ts';
import { commonTeam } from '../../assets/common-team.ts';
import { requireIdle } from '../../assets/require-idle.ts';
import { ownerTeam } from '../../organizations/teams/owner-team.ts';
import { addDirections } from '../add-languages.ts';
import { insertMemory, markMerged } from '../memories.store.ts';
import { mergeMemoriesJob } from '../memories-job-kinds.ts';
import { shownMemory } from '../memory-detail.ts';
import { type DirectionRow, findDirectionsOf, markDefault } from '../memory-directions.store.ts';
import { takeWriter } from '../memory-turns.store.ts';
import { requireEditableMemory } from '../require-memory.ts';
import { countConflicts, findConflicts } from './merge-conflicts.store.ts';

const conflictsShown = 100;

/**
 * Shows what a merge would find twice, and where memories disagree.
 * @throws {AppError} resource.not-found, access.denied, memory.other-direction, asset.busy
 */
export async function previewMerge(
  context: Context,
  { memoryIds }: InputOf<typeof memoriesApi.previewMerge>,
): Promise<OutputOf<typeof memoriesApi.previewMerge>> {
  const directions = await mergedDirections(context, memoryIds);
  const directionIds = directions.map(({ id }) => id);
  const counts = await countConflicts(context.db, directionIds);
  const conflicts = await findConflicts(context.db, directionIds, conflictsShown);
  return {
    ...counts,
    examples: conflicts.map(({ source, targets }) => ({
      sourceMarkup: source,
      targets: targets.map(({ directionId, target, changedAt }) => ({
        memoryId: directions.find(({ id }) => id === directionId)?.memoryId ?? '',
        targetMarkup: target,
        changedAt: new Date(changedAt).toISOString(),
      })),
    })),
  };
}

/**
 * A new memory with what several of one direction hold, filled in the background. They stay, and are no longer offered; the
 * new one is the default of the pair where one of them was.
 * @throws {AppError} resource.not-found, access.denied, memory.other-direction, memory.duplicate-name, asset.busy
 */
export async function mergeMemories(
  context: Context,
  { memoryIds, name, keep, preferredMemoryId }: InputOf<typeof memoriesApi.mergeMemories>,
): Promise<Memory> {
  if (preferredMemoryId !== undefined) await requireEditableMemory(context, preferredMemoryId);
  const directions = await mergedDirections(context, memoryIds);
  const preferred = directions.find(({ memoryId }) => memoryId === preferredMemoryId);
  if (keep === 'memory' && preferred === undefined) throw new AppError('resource.not-found');
  const [{ sourceLanguage, targetLanguage } = { sourceLanguage: '', targetLanguage: '' }] = directions;
  const { userId: creatorId, organizationId } = context.actor;
  const memoryId = newId();
  const shared = directions.every((direction) => direction.shared);
  const teamId = await ownerTeam(context, commonTeam(directions), 'memory:edit');
  const memory = { id: memoryId, organizationId, name, sourceLanguage, shared, creatorId, teamId };
  if (!(await insertMemory(context.db, { ...memory, createdAt: context.now() }))) {
    throw new AppError('memory.duplicate-name', { name });
  }
  await addDirections(context, { memoryId, sourceLanguage, targetLanguages: [targetLanguage], teamId });
  const [into] = await findDirectionsOf(context.db, memoryId);
  if (into === undefined) throw new AppError('resource.not-found');
  await takeWriter(context.db, memoryId, memoryId);
  await context.enqueue(mergeMemoriesJob, {
    memoryId,
    fromDirectionIds: directions.map(({ id }) => id),
    intoDirectionId: into.id,
    keep,
    preferredDirectionId: preferred?.id ?? null,
  });
  await markMerged(context.db, [...new Set(memoryIds)], memoryId);
  if (directions.some(({ isDefault }) => isDefault)) await markDefault(context.db, into, true);
  return shownMemory(context, memoryId);
}

/**
 * Directions of memories that have one and the same direction each.
 * @throws {AppError} resource.not-found, access.denied, memory.other-direction, asset.busy
 */
async function mergedDirections(
  context: Context,
  memoryIds: readonly string[],
): Promise<readonly DirectionRow[]> {
  const directions: DirectionRow[] = [];
  for (const memoryId of new Set(memoryIds)) {
    await requireIdle(context, [await requireEditableMemory(context, memoryId)]);
    directions.push(...(await findDirectionsOf(context.db, memoryId)));
  }
  const pairs = new Set(directions.map((one) => `${one.sourceLanguage} ${one.targetLanguage}`));
  const several = new Set(memoryIds).size > 1;
  if (!several || pairs.size !== 1) throw new AppError('memory.other-direction');
  return directions;
}
