import { compareLanguages } from '@transloom/core/language/language-tag';
import type { MatchPenalty } from '@transloom/core/memory/memory-match';
import type { Context } from '../../platform/context.ts';
import { findMemories, type MemoryRow } from './memories.store.ts';

export interface LanguagePair {
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
}

/** A memory as a search uses it. */
export interface SearchedMemory {
  readonly memory: MemoryRow;
  readonly penalties: readonly MatchPenalty[];
  readonly order: number;
}

/** One point where a memory is of another variant, such as en-GB for en-US. */
const variantPenalty: MatchPenalty = { reason: 'language-variant', points: 1 };

/** The memories for a pair, those named or all of the organisation: default ones first, then by name. */
export async function searchedMemories(
  context: Pick<Context, 'db'>,
  pair: LanguagePair,
  memoryIds: readonly string[] | undefined,
): Promise<readonly SearchedMemory[]> {
  const memories = await findMemories(context.db);
  return memories
    .filter((memory) => memoryIds === undefined || memoryIds.includes(memory.id))
    .toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    .flatMap((memory, order) => {
      const likeness = [
        compareLanguages(memory.sourceLanguage, pair.sourceLanguage),
        compareLanguages(memory.targetLanguage, pair.targetLanguage),
      ];
      if (likeness.includes('different')) return [];
      const penalties = likeness.includes('variant') ? [variantPenalty] : [];
      return { memory, order, penalties: [...penalties, ...memoryPenalty(memory)] };
    });
}

function memoryPenalty({ penalty }: MemoryRow): readonly MatchPenalty[] {
  return penalty === 0 ? [] : [{ reason: 'memory', points: penalty }];
}
