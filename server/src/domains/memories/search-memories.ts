import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import type { MatchPenalty } from '@transloom/core/memory/memory-match';
import type { Context } from '../../platform/context.ts';
import { maySee } from './memories.policy.ts';
import { type DirectionRow, findDirections } from './memory-directions.store.ts';

/** A direction of a memory as a search uses it. */
export interface SearchedMemory {
  readonly direction: DirectionRow;
  readonly penalties: readonly MatchPenalty[];
  readonly order: number;
}

/** One point where a memory is of another variant, such as en-GB for en-US. */
const variantPenalty: MatchPenalty = { reason: 'language-variant', points: 1 };

/** The memories for a pair, those named or all that the actor sees: default ones first, then by name. */
export async function searchedMemories(
  context: Pick<Context, 'db' | 'actor'>,
  pair: LanguagePair,
  memoryIds: readonly string[] | undefined,
): Promise<readonly SearchedMemory[]> {
  const directions = await findDirections(context.db);
  return directions
    .filter((direction) => isOffered(direction, memoryIds) && maySee(context.actor, direction))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap((direction, order) => {
      const likeness = [
        compareLanguages(direction.sourceLanguage, pair.sourceLanguage),
        compareLanguages(direction.targetLanguage, pair.targetLanguage),
      ];
      if (likeness.includes('different')) return [];
      const penalties = likeness.includes('variant') ? [variantPenalty] : [];
      return { direction, order, penalties: [...penalties, ...memoryPenalty(direction)] };
    });
}

/** What was merged into another memory is offered where somebody names it, and not by itself. */
function isOffered(
  { memoryId, mergedInto }: DirectionRow,
  memoryIds: readonly string[] | undefined,
): boolean {
  return memoryIds === undefined ? mergedInto === null : memoryIds.includes(memoryId);
}

function memoryPenalty({ penalty }: DirectionRow): readonly MatchPenalty[] {
  return penalty === 0 ? [] : [{ reason: 'memory', points: penalty }];
}
