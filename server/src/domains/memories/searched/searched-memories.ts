import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { Context } from '../../../platform/context.ts';
import { type AssetViewer, assetViewer, maySeeAsset } from '../../assets/asset-viewer.ts';
import { directionsToSearch } from '../in-projects/project-directions.ts';
import { findMemoryUses } from '../in-projects/project-memories.store.ts';
import { type DirectionRow, findDirections } from '../memory-directions.store.ts';

/** A direction of a memory as a search uses it. */
export interface SearchedMemory {
  readonly direction: DirectionRow;
  /** Whether one of its languages is another variant, such as en-GB for en-US. */
  readonly isVariant: boolean;
  /** Whether it has the opposite direction, so that its texts are exchanged. */
  readonly isExchanged: boolean;
  readonly order: number;
}

/** The memories to search: named ones, those of a project, or all that the actor sees. */
export interface SearchScope {
  readonly memoryIds?: readonly string[] | undefined;
  readonly projectId?: string | undefined;
}

/**
 * The memories for a pair: those of a project in its order, others default ones first, then by name. Naming a memory
 * lends it to those who work with the name: whoever names one must see it, as `requireMemory` makes sure.
 */
export async function searchedMemories(
  context: Pick<Context, 'db' | 'actor'>,
  pair: LanguagePair,
  scope: SearchScope = {},
): Promise<readonly SearchedMemory[]> {
  const directions = await directionsOfScope(context, pair, scope);
  return directions.flatMap((direction, order) => {
    const likeness = [
      compareLanguages(direction.sourceLanguage, pair.sourceLanguage),
      compareLanguages(direction.targetLanguage, pair.targetLanguage),
    ];
    if (likeness.includes('different')) return [];
    return { direction, order, isVariant: likeness.includes('variant'), isExchanged: false };
  });
}

/** Memories of both directions; those of the opposite direction come after the others. */
export async function memoriesOfBothWays(
  context: Pick<Context, 'db' | 'actor'>,
  { sourceLanguage, targetLanguage }: LanguagePair,
  scope: SearchScope = {},
): Promise<readonly SearchedMemory[]> {
  const there = await searchedMemories(context, { sourceLanguage, targetLanguage }, scope);
  const back = { sourceLanguage: targetLanguage, targetLanguage: sourceLanguage };
  const others = await searchedMemories(context, back, scope);
  const behind = (memory: SearchedMemory, i: number) => ({
    ...memory,
    isExchanged: true,
    order: there.length + i,
  });
  return [...there, ...others.map(behind)];
}

async function directionsOfScope(
  context: Pick<Context, 'db' | 'actor'>,
  pair: LanguagePair,
  { memoryIds, projectId }: SearchScope,
): Promise<readonly DirectionRow[]> {
  const { db } = context;
  const [directions, viewer, uses] = await Promise.all([
    findDirections(db),
    assetViewer(context, 'memory'),
    projectId === undefined || memoryIds !== undefined ? [] : findMemoryUses(db, projectId),
  ]);
  if (uses.length > 0) return directionsToSearch(directions, uses, pair);
  return directions
    .filter((direction) => isOffered(direction, memoryIds, viewer))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

/** A merged memory is searched only where somebody names it. */
function isOffered(
  direction: DirectionRow,
  memoryIds: readonly string[] | undefined,
  viewer: AssetViewer,
): boolean {
  if (memoryIds !== undefined) return memoryIds.includes(direction.memoryId);
  return direction.mergedInto === null && maySeeAsset(viewer, direction);
}
