import { matchTokenIds } from '@transloom/core/memory/tokens/match-tokens';
import { serveTasks } from '../../../platform/child-processes/serve-tasks.ts';
import type { PackedSources } from '../matching/packed-sources.ts';
import { type SimilarSource, type SourceSearch, worthRating } from '../matching/rated-sources.ts';
import { SourceIndex } from './source-index.ts';

/** Sources to add to the index, and texts, if any, to look up among all sources of some directions. */
export interface SourceTask {
  readonly added: readonly { readonly directionId: string; readonly sources: PackedSources }[];
  readonly directionIds: readonly string[];
  readonly texts: readonly string[];
  readonly search: SourceSearch;
}

/** The most similar sources for each text, best first. */
export type SourceAnswer = readonly (readonly SimilarSource[])[];

const indexes = new Map<string, SourceIndex>();

serveTasks<SourceTask, SourceAnswer>(({ added, directionIds, texts, search }) => {
  for (const { directionId, sources } of added) indexOf(directionId).add(sources);
  for (const directionId of directionIds) indexOf(directionId).settle();
  return texts.map((text) => {
    const ids = matchTokenIds(text);
    if (ids.length === 0) return [];
    const found = directionIds.flatMap((directionId) => indexOf(directionId).search(ids, search));
    const best = new Map<string, SimilarSource>();
    for (const source of found.sort((a, b) => b.similarity - a.similarity))
      if (!best.has(source.key)) best.set(source.key, source);
    return worthRating([...best.values()], search.matches);
  });
});

function indexOf(directionId: string): SourceIndex {
  const known = indexes.get(directionId) ?? new SourceIndex();
  indexes.set(directionId, known);
  return known;
}
