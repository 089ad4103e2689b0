import type { LanguagePair } from '@transloom/core/language/language-pair';
import { compareLanguages } from '@transloom/core/language/language-tag';
import { successorOf } from '../../assets/merged-asset.ts';
import type { DirectionRow } from '../memory-directions.store.ts';
import type { MemoryUse } from './project-memories.store.ts';

/**
 * Directions that take what is confirmed in a project; none where the default one of the pair does. Of a memory that was
 * merged into another one, that other one takes it.
 */
export function directionsToFill(
  directions: readonly DirectionRow[],
  uses: readonly MemoryUse[],
  pair: LanguagePair,
): readonly DirectionRow[] {
  const memories = directions.map(({ memoryId: id, mergedInto }) => ({ id, mergedInto }));
  const written = uses.filter(({ writes }) => writes);
  const filled = new Set(written.map(({ memoryId }) => successorOf(memories, memoryId)?.id));
  return directions.filter(
    (direction) => filled.has(direction.memoryId) && direction.writable && isOf(direction, pair),
  );
}

/**
 * Directions that are searched in a project, in its order and with its penalties. What is confirmed in it is found in it,
 * so the default one of the pair is searched last where it takes that.
 */
export function directionsToSearch(
  directions: readonly DirectionRow[],
  uses: readonly MemoryUse[],
  pair: LanguagePair,
): readonly DirectionRow[] {
  const named = uses
    .filter(({ reads }) => reads)
    .flatMap(({ memoryId, penalty }) =>
      directions
        .filter((direction) => direction.memoryId === memoryId)
        .map((direction) => ({ ...direction, penalty: penalty ?? direction.penalty })),
    );
  const filled = directionsToFill(directions, uses, pair);
  const byDefault = directions.filter((direction) => direction.isDefault && isOf(direction, pair));
  const known = new Set(named.map(({ id }) => id));
  const others = filled.length > 0 ? filled : byDefault;
  return [...named, ...others.filter(({ id }) => !known.has(id))];
}

/** A pair that is confirmed goes where both languages are the same, not to a variant. */
function isOf(direction: DirectionRow, { sourceLanguage, targetLanguage }: LanguagePair): boolean {
  return (
    compareLanguages(direction.sourceLanguage, sourceLanguage) === 'same' &&
    compareLanguages(direction.targetLanguage, targetLanguage) === 'same'
  );
}
