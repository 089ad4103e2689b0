import type { ProjectMemory } from '@transloom/contracts/project-assets';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { assetViewer, maySeeAsset } from '../../assets/asset-viewer.ts';
import { findMemories } from '../memories.store.ts';
import { type DirectionRow, findDirections } from '../memory-directions.store.ts';
import { findMemoryUses, type MemoryUse, replaceMemoryUses } from './project-memories.store.ts';

/** A project as far as memories know it. */
export interface ProjectOfMemories {
  readonly projectId: string;
  readonly sourceLanguage: string;
  readonly targetLanguages: readonly string[];
}

/** Memories of a project in their order. People who see the project also see the memories that it borrows. */
export async function namedMemories(
  { db }: Pick<Context, 'db'>,
  projectId: string,
): Promise<ProjectMemory[]> {
  const uses = await findMemoryUses(db, projectId);
  const memories = new Map((await findMemories(db)).map((memory) => [memory.id, memory]));
  const directions = Map.groupBy(await findDirections(db), ({ memoryId }) => memoryId);
  return uses.flatMap((use) => {
    const memory = memories.get(use.memoryId);
    if (memory === undefined) return [];
    const { name, sourceLanguage, writable, penalty: penaltyOfMemory } = memory;
    const targetLanguages = (directions.get(memory.id) ?? []).map(({ targetLanguage }) => targetLanguage);
    return [{ ...use, name, sourceLanguage, targetLanguages, writable, penaltyOfMemory }];
  });
}

/**
 * Naming a memory lends it to all who work in the project, so that who names one must see it; what was named before
 * stays by whoever saves.
 * @throws {AppError} resource.not-found, project.memory-unfit
 */
export async function nameMemories(
  context: Context,
  project: ProjectOfMemories,
  uses: readonly MemoryUse[],
): Promise<ProjectMemory[]> {
  const { db, actor } = context;
  const { projectId } = project;
  const viewer = await assetViewer(context, 'memory');
  const known = new Set((await findMemoryUses(db, projectId)).map(({ memoryId }) => memoryId));
  const memories = new Map((await findMemories(db)).map((memory) => [memory.id, memory]));
  const directions = await findDirections(db);
  for (const { memoryId } of uses) {
    const memory = memories.get(memoryId);
    if (memory === undefined || !(known.has(memoryId) || maySeeAsset(viewer, memory)))
      throw new AppError('resource.not-found');
    const own = directions.filter((direction) => direction.memoryId === memoryId);
    if (!own.some((direction) => fits(direction, project)))
      throw new AppError('project.memory-unfit', { name: memory.name });
  }
  await replaceMemoryUses(db, { organizationId: actor.organizationId, projectId }, uses);
  return namedMemories(context, projectId);
}

function fits(direction: DirectionRow, { sourceLanguage, targetLanguages }: ProjectOfMemories): boolean {
  return (
    compareLanguages(direction.sourceLanguage, sourceLanguage) !== 'different' &&
    targetLanguages.some((target) => compareLanguages(direction.targetLanguage, target) !== 'different')
  );
}
